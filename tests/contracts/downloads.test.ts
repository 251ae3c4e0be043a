import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { unpackedText } from '@/lib/downloads/active-pdf';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import { printTextFile, spreadsheetPathname } from '@/lib/downloads/print-text';
import { locales } from '@/lib/i18n/locales';
import { readBuilt } from '@/tests/support/built-site';

/** The compressed streams of a PDF, unpacked; those of another kind are left out. */
function pdfStreams(content: Buffer): string[] {
  const text = content.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    if (text.slice(index - 3, index) === 'end') return [];
    const start = index + mark.length;
    try {
      return [
        inflateSync(content.subarray(start, text.indexOf('endstream', start))).toString('latin1'),
      ];
    } catch {
      return [];
    }
  });
}

/** Letters that readers can select, copy and have read out: those to which the fonts map their shapes. */
function readableLetters(content: Buffer): Set<string> {
  const letters = new Set<string>();
  const add = (from: number, to = from) => {
    for (let code = from; code <= to; code += 1) letters.add(String.fromCodePoint(code));
  };
  for (const map of pdfStreams(content).filter((stream) => stream.includes('begincmap'))) {
    for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
      for (const [, code = ''] of list.matchAll(/<\w+>\s*<(\w{4})>/g))
        add(Number.parseInt(code, 16));
    for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, a = '', b = '', code = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g)) {
        const from = Number.parseInt(code, 16);
        add(from, from + Number.parseInt(b, 16) - Number.parseInt(a, 16));
      }
  }
  return letters;
}

/** Files that are offered, whatever they are called in the texts; several entries may offer the same one. */
const offered = new Map(
  Object.values(readData('downloads')).flatMap(({ file }) =>
    locales.map((locale) => [file[locale], locale] as const),
  ),
);
const sourceOf = (file: string) =>
  path.join('scripts/downloads/texts', file.replace(/\.pdf$/, '.html'));

/** Those that our script prints; of others nothing can be known but what the check says. */
const printed = [...offered]
  .map(([file, locale]) => ({ file, locale }))
  .filter(({ file }) => existsSync(sourceOf(file)));

/** Downloads with a spreadsheet, in each language. */
const sheets = Object.entries(readData('downloads'))
  .filter(([, { hasSpreadsheet }]) => hasSpreadsheet)
  .flatMap(([id]) => locales.map((locale) => ({ id, locale })));

it('offers the supplier pack as a spreadsheet', () => {
  expect(sheets.map(({ id }) => id)).toContain('supplier-pack');
});

it.each(sheets)(
  'makes a spreadsheet of $id in $locale from the data, as it is today',
  ({ id, locale }) => {
    const sheet = readBuilt(spreadsheetPathname(id, locale).slice(1));
    const source = readFileSync(printTextFile(id, locale), 'utf8');
    for (const heading of source.matchAll(/<h2>([^<{]+)<\/h2>/g))
      expect(sheet).toContain(`"${heading[1]}"`);
    expect(sheet).not.toMatch(/[{}<>]/);
    if (!source.includes('{table.certificates}')) return;
    for (const { number } of Object.values(readData('certificates')))
      expect(sheet).toContain(`"${number}"`);
  },
);

describe.each(printed)('$file', ({ file, locale }) => {
  const content = readFileSync(downloadPath(file));
  const text = unpackedText(content);

  it('is a tagged PDF with title, language and outline', () => {
    expect(downloadFault(file, locale)).toBeUndefined();
    expect(text).toMatch(/^%PDF-1\.[4-7]/);
    expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(text).toMatch(new RegExp(`/Lang\\s*\\(${locale}\\)`));
    expect(text).toContain('/Outlines');
  });

  it('has the text of its source, letter by letter', () => {
    const source = readFileSync(sourceOf(file), 'utf8');
    expect(source).toMatch(/<title>[^<]+<\/title>/);
    // What stands in braces is filled in when it is printed.
    const shown = new Set(source.replace(/<[^>]+>|\{[\w.-]+\}/g, '').match(/\p{L}/gu));
    const letters = readableLetters(content);
    expect([...shown].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});
