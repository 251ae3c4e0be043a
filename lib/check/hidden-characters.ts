import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Finding } from './problem';
import { findPatterns, type TextPattern } from './text-patterns';
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

/** What bytes 80 to 9F are in Windows-1252; a space where they are nothing. Wrongly read, they become controls. */
const oneByte = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** What is to be in place of a hidden character; undefined where only the writer knows. */
function meant(character: string): string | undefined {
  if (character === '\uFFFD') return undefined;
  if (/[\v\f\u2028\u2029]/.test(character)) return ' ';
  return (oneByte[character.charCodeAt(0) - 0x80] ?? '').trim();
}

/**
 * What to do about a hidden character.
 * @param as How it is written, where it is not in the text itself.
 * @param advice What to do where nothing is meant by it.
 */
function messageOf(
  character: string,
  count = 1,
  as = '',
  advice = 'take it out, `npm run check -- --fix` does',
): string {
  if (character === '\uFFFD')
    return 'U+FFFD stands for a letter that was lost when the file was saved: expected the letter, write it anew';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const times = count > 1 ? ` (${count} times)` : '';
  const letter = meant(character)?.trim();
  return `${as}U+${code}${times}, which nobody sees or every font draws its own way: expected text only; ${letter ? `most likely “${letter}” is meant` : advice}`;
}

const inText: TextPattern = {
  pattern: hidden,
  message: ([run, character = '']) => messageOf(character, run.length / character.length),
  fix: ([run, character = '']) => meant(character)?.repeat(run.length / character.length),
};

/** Where a text holds characters that nobody sees, each with a fix. Offsets are those of the text. */
export const hiddenCharacters = (text: string): Finding[] => findPatterns(text, [inText]);

/** The hidden character that a reference stands for. */
function referenced([, hex, decimal, name = '']: RegExpExecArray): string | undefined {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const named = hex || decimal ? '' : decodeNamedCharacterReference(name) || '';
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : named;
  return [...character.matchAll(hidden)][0]?.[1];
}

const inReference: TextPattern = {
  // As Markdown and quoted properties know it.
  pattern: /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,31}));/gi,
  hint: '&',
  message: (match) => {
    const character = referenced(match);
    return character && messageOf(character, 1, `\`${match[0]}\` is `);
  },
  fix: (match) => meant(referenced(match) ?? ''),
};

/**
 * Where Markdown names such characters by a reference (`&#8203;`), each with a fix.
 * @param offset Where the text begins in its file.
 */
export const hiddenReferences = (text: string, offset: number): Finding[] =>
  findPatterns(text, [inReference], { offset });

/**
 * Where a value holds such characters that its file does not: they are written with an escape (`"\u200b"`).
 * @param source The file's text, in which `hiddenCharacters` finds those that are there themselves.
 * @param offsetOf Where the value at a path is.
 */
export const hiddenInValue = (
  value: unknown,
  source: string,
  offsetOf: (path: readonly (string | number)[]) => number,
): Finding[] =>
  textsIn(value).flatMap(({ path, text }) => {
    const found = [...text.matchAll(hidden)].find(([run]) => !source.includes(run));
    const message = messageOf(found?.[1] ?? '', 1, 'the escape is ', 'take it out');
    return found ? [{ offset: offsetOf(path), message }] : [];
  });
