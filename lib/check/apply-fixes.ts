import type { Fix } from './problem';

/**
 * Applies replacements to a text. Where two overlap, the one that begins first is applied and the other
 * left for the next run.
 * @returns The new text and how many replacements were made.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; count: number } {
  const sorted = [...fixes].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = 0;
  let count = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < at || end < start || end > text.length) continue;
    result += text.slice(at, start) + replacement;
    at = end;
    count += 1;
  }
  return { text: result + text.slice(at), count };
}
