/** Words an adult reads silently in a minute; source: Brysbaert (2019), mean for non-fiction. */
const wordsPerMinute = 238;

/**
 * How long a text takes to read.
 * @param text MDX; tags and marks count little enough to be left in.
 * @returns Whole minutes, at least 1.
 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
