/** A passage of a text in pieces; `isMatch` marks what was found. */
export type Excerpt = { text: string; isMatch: boolean }[];

/** Stands where a text goes on. */
const ellipsis = '…';

/** The end of a sentence, with what closes behind it. */
const sentenceEnd = /[.!?…][”"’)\]]*$/u;

/** How many characters may be left out to begin or end with a sentence. */
const mostLeftOut = 60;

const textOf = (excerpt: Excerpt) => excerpt.map(({ text }) => text).join('');

/** Where the sentence begins that is behind the last end of a sentence in a text; 0 where none ends. */
function lastSentenceStart(text: string): number {
  const ends = [...text.matchAll(/[.!?…][”"’)\]]*\s+(?=[\p{Lu}\p{N}„“"'(])/gu)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Words that an excerpt has that is taken from the beginning of a text. */
const wordsAtStart = 24;

/**
 * An excerpt that shows nothing of the words by which a page can be searched besides its text: in place of one that
 * does, the beginning of the text.
 * @param words As they are before the text.
 */
export function withoutSearchWords(excerpt: Excerpt, content: string, words: string): Excerpt {
  const at = content.indexOf(textOf(excerpt).trim());
  if (!words || at < 0 || at >= words.length || !content.startsWith(words)) return excerpt;
  const text = content.slice(words.length).replace(/^[\s.]+/, '');
  return [{ text: text.split(' ').slice(0, wordsAtStart).join(' '), isMatch: false }];
}

/**
 * Gives an excerpt sensible bounds: it begins with a sentence where one begins shortly before what was found, ends with
 * one likewise, and where it does not, an ellipsis says that the text goes on.
 * @param excerpt Whole words, cut anywhere between them.
 * @param content The text it was taken from.
 */
export function wholeExcerpt(excerpt: Excerpt, content: string): Excerpt {
  const pieces = excerpt.map((piece) => ({ ...piece }));
  const first = pieces[0];
  const last = pieces.at(-1);
  const whole = textOf(pieces).trim();
  if (!first || !last || !whole) return pieces;
  const at = content.indexOf(whole);
  const before = at < 0 ? undefined : content.slice(0, at).trimEnd();
  const after = at < 0 ? undefined : content.slice(at + whole.length).trim();

  if (!last.isMatch) last.text = last.text.trimEnd();
  if (after !== '' && !sentenceEnd.test(whole)) {
    const kept = last.isMatch ? '' : (/^.*[.!?…][”"’)\]]*(?=\s)/su.exec(last.text)?.[0] ?? '');
    const isNear = kept !== '' && last.text.length - kept.length <= mostLeftOut;
    if (isNear) last.text = kept;
    else if (last.isMatch) pieces.push({ text: ` ${ellipsis}`, isMatch: false });
    else last.text = `${last.text.replace(/[\s,;:–-]+$/u, '')} ${ellipsis}`;
  }

  // An item of a list may end as a sentence and begin as none.
  const isStart =
    before === '' || (before !== undefined && sentenceEnd.test(before) && !/^\p{Ll}/u.test(whole));
  if (!first.isMatch) first.text = first.text.trimStart();
  if (!isStart) {
    const start = first.isMatch ? 0 : lastSentenceStart(first.text);
    if (start > 0 && start <= mostLeftOut) first.text = first.text.slice(start);
    else if (first.isMatch) pieces.unshift({ text: `${ellipsis} `, isMatch: false });
    else first.text = `${ellipsis} ${first.text.replace(/^[\s.,;:!?)–-]+/u, '')}`;
  }
  return pieces;
}
