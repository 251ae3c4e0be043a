import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDownloads } from '@/lib/content/data';
import { downloadFault, downloadPath } from '@/lib/downloads/download-file';
import { locales } from '@/lib/i18n/locales';
import { readableLetters } from '@/tests/support/pdf-streams';

/** What a visitor on a train waits for, in bytes. */
const mostBytes = 200_000;

const files = Object.values(readDownloads()).flatMap(({ file, name }) =>
  locales.map((locale) => ({ file: file[locale], locale, name: name[locale] })),
);

it('are at least four, in both languages, and all that lie in the folder', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
  expect(files.map(({ file }) => file).sort()).toEqual(readdirSync(downloadPath('')).sort());
});

describe.each(files)('$file', ({ file, locale, name }) => {
  const content = readFileSync(downloadPath(file));
  const text = content.toString('latin1');

  it('is a small, tagged PDF with title, language and outline', () => {
    expect(downloadFault(file)).toBeUndefined();
    expect(text).toMatch(/^%PDF-1\.[4-7]/);
    expect(content.length).toBeLessThan(mostBytes);
    expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(text).toMatch(new RegExp(`/Lang\\s*\\(${locale}\\)`));
    expect(text).toContain('/Outlines');
  });

  it('has the text of its source, letter by letter', () => {
    const source = readFileSync(
      path.join('scripts/downloads/texts', file.replace(/\.pdf$/, '.html')),
      'utf8',
    );
    expect(source).toContain(`<title>${name}</title>`);
    const shown = new Set(source.replace(/<[^>]+>/g, '').match(/\p{L}/gu));
    if (locale === 'pl') expect([...shown].join('')).toMatch(/ł/);
    const letters = readableLetters(content);
    expect([...shown].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});
