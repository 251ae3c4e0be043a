import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Finding } from './rule';
import { textsIn } from './texts-in';

/**
 * Characters that nobody sees: control characters, those that turn the direction of writing or have no width
 * (Unicode: Default_Ignorable_Code_Point), ends of lines that are none in Markdown, noncharacters; and U+FFFD, which
 * stands for a lost letter; those of private use, which each font draws as it likes, and halves of characters. Let pass:
 * tabs, ends of lines, soft hyphens, and what holds an emoji together.
 */
const hidden = new RegExp(
  [
    '(?![\\t\\n\\r\\u00AD]',
    // A joiner between two emoji; a variation behind one; the region of a flag, six letters at most.
    '|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
    '|(?<=[\\p{Emoji}\\p{Extended_Pictographic}])[\\uFE0E\\uFE0F]',
    '|(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0020}-\\u{E007F}])',
    '([\\p{Cc}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\uFFF9-\\uFFFB\\uFFFD])\\1*',
  ].join(''),
  'gu',
);

/** A character reference as Markdown and quoted properties know it. */
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,31}));/gi;

/** What the commonest ones are called. */
const names: ReadonlyMap<string, string> = new Map([
  ['\0', 'the character NUL'],
  ['\u007F', 'the character DELETE'],
  ['\u200B', 'a space without width'],
  ['\u200C', 'a non-joiner without width'],
  ['\u200D', 'a joiner without width'],
  ['\u200E', 'a mark of direction'],
  ['\u200F', 'a mark of direction'],
  ['\u061C', 'a mark of direction'],
  ['\u2028', 'a line separator'],
  ['\u2029', 'a paragraph separator'],
  ['\u2060', 'a joiner of words'],
  ['\uFEFF', 'a byte-order mark within the text'],
]);

const directions = /[\u202A-\u202E\u2066-\u2069]/;

/** What a character is, in words. */
function nameOf(character: string): string {
  const known = names.get(character);
  if (known) return known;
  if (directions.test(character)) return 'a change of the direction of writing';
  if (/\p{Co}/u.test(character)) return 'a character of private use';
  if (/\p{Cs}/u.test(character)) return 'half a character';
  return /\p{Cc}/u.test(character) ? 'a control character' : 'a character without a shape';
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What bytes 80 to 9F are in Windows-1252; a space where they are nothing. Wrongly read, they become controls. */
const oneByte = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Breaks of a line or page that Markdown does not know. */
const breaks = new Set(['\u000B', '\u000C', '\u2028', '\u2029']);

/** What is to be in place of a hidden character; undefined where only the writer knows. */
function meant(character: string): string | undefined {
  if (character === '\uFFFD') return undefined;
  if (breaks.has(character)) return ' ';
  return (oneByte[character.charCodeAt(0) - 0x80] ?? '').trim();
}

/** How a character is written in a value that its file does not hold. */
const escaped = 'the escape';

/** What to do about a hidden character. */
function messageOf(character: string, count: number, written = ''): string {
  if (character === '\uFFFD')
    return 'U+FFFD stands for a letter that was lost when the file was saved: expected the letter, write it anew';
  const letter = meant(character) ?? '';
  const times = count > 1 ? ` (${count} times)` : '';
  const as = written === '' ? '' : `${written === escaped ? written : `\`${written}\``} is `;
  const advice = letter.trim()
    ? `most likely “${letter}” is meant`
    : written === escaped
      ? 'take it out'
      : 'take it out, `npm run check -- --fix` does';
  const seen = /\p{Co}/u.test(character)
    ? 'which every font draws its own way, or not at all'
    : 'which nobody sees';
  return `${as}${codeOf(character)}${times}, ${nameOf(character)}, ${seen}: expected text only; ${advice}`;
}

/** Where a text holds characters that nobody sees, each with a fix. Offsets are those of the text. */
export function hiddenCharacters(text: string): Finding[] {
  return [...text.matchAll(hidden)].map(({ index, 0: run, 1: character = '' }) => {
    const count = run.length / character.length;
    const start = index;
    const end = index + run.length;
    const replacement = meant(character);
    return {
      offset: index,
      message: messageOf(character, count),
      ...(replacement !== undefined && { fix: { start, end, text: replacement.repeat(count) } }),
    };
  });
}

/** The character that a reference stands for. */
function referenced(hex?: string, decimal?: string, name = ''): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (!hex && !decimal) return decodeNamedCharacterReference(name) || '';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * Where a stretch of Markdown names such characters by a reference (`&#8203;`), each with a fix.
 * @param start Where the stretch begins in its file.
 */
export function hiddenReferences(text: string, start: number): Finding[] {
  if (!text.includes('&')) return [];
  return [...text.matchAll(reference)].flatMap(
    ({ index, 0: written, 1: hex, 2: decimal, 3: name }) => {
      const [[character] = []] = [...referenced(hex, decimal, name).matchAll(hidden)];
      if (!character) return [];
      const replacement = meant(character);
      const offset = start + index;
      const fix = { start: offset, end: offset + written.length, text: replacement ?? '' };
      const message = messageOf(character, 1, written);
      return [{ offset, message, ...(replacement !== undefined && { fix }) }];
    },
  );
}

/**
 * Where a value holds such characters that its file does not: they are written with an escape (`"\u200b"`).
 * @param source The file's text, in which `hiddenCharacters` finds those that are there themselves.
 * @param offsetOf Where the value at a path is.
 */
export function hiddenInValue(
  value: unknown,
  source: string,
  offsetOf: (path: readonly (string | number)[]) => number,
): Finding[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const found = [...text.matchAll(hidden)].find(([run]) => !source.includes(run));
    const character = found?.[1];
    return character ? [{ offset: offsetOf(path), message: messageOf(character, 1, escaped) }] : [];
  });
}
