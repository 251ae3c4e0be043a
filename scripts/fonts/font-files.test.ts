import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersOfFont } from '@/tests/support/font-characters';
import { charactersOfRange, cutFont, fontFiles, fontFolder } from './font-files';

it('reads the characters of a range as CSS writes it', () => {
  expect(charactersOfRange('U+0041-0043,U+20AC')).toBe('ABC€');
  expect(charactersOfRange('U+41, u+4?')).toBe('A@ABCDEFGHIJKLMNO');
});

describe.each(fontFiles())('$file', (font) => {
  const committed = readFileSync(path.join(fontFolder, font.file));

  it('is what the package gives now (npx tsx scripts/fonts.ts)', async () => {
    expect((await cutFont(font)).equals(committed)).toBe(true);
  });

  it('has characters, and none but its own', async () => {
    const found = [...(await charactersOfFont(committed))].map((code) =>
      String.fromCodePoint(code),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((character) => !font.characters.includes(character))).toEqual([]);
  });
});

it('are for different characters each', () => {
  const all = fontFiles().flatMap(({ characters }) => [...characters]);
  expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([]);
});

it('have all letters of English and Polish', async () => {
  const fonts: ReadonlySet<number>[] = [];
  for (const { file } of fontFiles())
    fonts.push(await charactersOfFont(readFileSync(path.join(fontFolder, file))));
  const letters =
    '!"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”“’–—…«»€§©®°×÷·';
  const lacking = [...letters].filter(
    (letter) => !fonts.some((font) => font.has(letter.codePointAt(0) ?? 0)),
  );
  expect(lacking).toEqual([]);
});
