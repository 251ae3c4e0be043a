import { cut } from './translation-record';

/** How much of a text a message shows, and how much stays around what differs. */
const shownLength = 90;
const contextWords = 3;

const shorten = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}${cut}` : text;

/** A text for a message, from its beginning. */
export const shown = (text: string): string => `“${shorten(text)}”`;

/**
 * What differs between two texts, with a few words around it.
 * @param before The text as it was kept; it may be cut.
 */
export function showDifference(before: string, now: string): string {
  const isCut = before.endsWith(cut) && now.length >= before.length;
  const old = before.split(' ');
  const fresh = now.split(' ');
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  if (isCut && head >= old.length - 1)
    return `its end changed, now ${shown(now.slice(-shownLength))}`;
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (!isCut && tail < most && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const from = Math.max(0, head - contextWords);
  const part = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - tail + contextWords);
    const middle = shorten(words.slice(from, to).join(' '));
    return `“${from > 0 ? `${cut} ` : ''}${middle}${to < words.length && !middle.endsWith(cut) ? ` ${cut}` : ''}”`;
  };
  return `${part(old)} is now ${part(fresh)}`;
}
