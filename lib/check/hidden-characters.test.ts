import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixes } from './apply-fixes';
import { hiddenCharacters, hiddenInValue, hiddenReferences } from './hidden-characters';

/** Controls, changes of direction, characters without width or shape. */
const hidden = [
  ...[0x00, 0x01, 0x07, 0x08, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f, 0x7f, 0x81, 0x9f],
  ...[0x061c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e],
  ...[0x2060, 0x2063, 0x2066, 0x2069, 0x206f, 0x034f, 0x180e, 0x3164, 0xfe0f, 0xfeff],
  ...[0xe000, 0xf8ff, 0xfff9, 0xfffe, 0xe0001, 0xe0061, 0xe0100, 0x10fffd],
].map((code) => String.fromCodePoint(code));

const fixed = (text: string) =>
  applyFixes(
    text,
    hiddenCharacters(text).flatMap(({ fix }) => fix ?? []),
  ).text;

describe('hidden characters', () => {
  it.each(hidden)('%j is reported at its place, with a fix', (character) => {
    const text = `Services${character} for banks`;
    const [found, ...more] = hiddenCharacters(text);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ offset: 8, message: expect.stringMatching(/^U\+[\dA-F]{4,6},/) });
    expect(hiddenCharacters(fixed(text))).toEqual([]);
  });

  it.each([
    'Zażółć\tgęślą\r\njaźń – „tak”',
    'a no-break\u00A0space, a thin\u2009one, a soft\u00ADhyphen',
    'emoji 👨‍👩‍👧‍👦 ❤️ 1️⃣ ☎︎ 👩🏽‍💻 🏳️‍🌈 🇵🇱 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ])('%j holds none', (text) => expect(hiddenCharacters(text)).toEqual([]));

  it('gives letters of Windows-1252 back, and leaves a lost letter to the writer', () => {
    expect(fixed('a \u0084quoted\u0094 word\u0085')).toBe('a „quoted” word…');
    const [lost] = hiddenCharacters('Za\uFFFDółć');
    expect(lost).toMatchObject({ offset: 2, message: expect.stringContaining('lost') });
    expect(lost?.fix).toBeUndefined();
  });

  it('tells a run of the same character once', () => {
    const [found, ...more] = hiddenCharacters(`a${'\u200B'.repeat(9)}b`);
    expect(found?.message).toContain('(9 times)');
    expect(more).toEqual([]);
  });

  it('never touches a character that is seen', () => {
    // Controls 80 to 9F become the letters they were.
    const isLetterless = (text: string) => !/[\u0080-\u009F]/.test(text);
    const visible = fc.string({ unit: 'grapheme' }).filter(isLetterless);
    const letterless = hidden.filter(isLetterless);
    fc.assert(
      fc.property(visible, fc.constantFrom(...letterless), visible, (before, character, after) => {
        const keep = /[\p{L}\p{N}\p{P}\p{S}\p{M}]/gu;
        const seen = (text: string) => (text.match(keep) ?? []).join('');
        const plain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
        const text = before + character + after;
        expect(seen(plain(fixed(text)))).toBe(seen(plain(text)));
      }),
    );
  });
});

it.each(['&#8203;', '&#x200b;', '&#X200B;', '&ZeroWidthSpace;', '&rlm;', '&#x202e;', '&#1;'])(
  'are found behind the reference %s',
  (written) => {
    const text = `Services${written} for banks`;
    const [found, ...more] = hiddenReferences(text, 100);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      offset: 108,
      fix: { start: 108, end: 108 + written.length, text: '' },
    });
  },
);

it.each(['&nbsp;', '&#8211;', '&amp;', '&#x1f600;', '&shy;', '&nothing;', '&#xffffff;'])(
  'are not found behind the reference %s',
  (written) => expect(hiddenReferences(written, 0)).toEqual([]),
);

it('are found behind escapes, where the file does not hold them itself', () => {
  const value = { a: ['x', 'y\u200B'], b: 'z' };
  const at = (path: readonly (string | number)[]) => (path.join('.') === 'a.1' ? 7 : 0);
  expect(hiddenInValue(value, 'y\\u200b', at)).toEqual([
    { offset: 7, message: expect.stringContaining('U+200B') },
  ]);
  expect(hiddenInValue(value, 'y\u200B', at)).toEqual([]);
});
