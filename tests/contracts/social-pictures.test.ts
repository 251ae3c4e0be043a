import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pictureSize } from '@/lib/pictures/picture-size';
import { site } from '@/site.config';
import { builtFiles, outDirectory } from '@/tests/support/built-site';
import { findablePages, headOf, headValue } from '@/tests/support/page-head';

/** What networks load with a link, at most (issue 9), in bytes. */
const largest = 120 * 1024;

const addressOf = (file: string) => headValue(file, 'meta[property="og:image"]');
const ownPages = findablePages.filter((file) => addressOf(file).startsWith(`${site.origin}/og/`));
const pictureOf = (file: string) => addressOf(file).slice(`${site.origin}/`.length);
const read = (picture: string) => readFileSync(path.join(outDirectory, picture));

describe('social pictures', () => {
  it.each(ownPages)('%s has one of 1200 × 630 pixels and at most 120 KB', (file) => {
    const bytes = read(pictureOf(file));
    expect(pictureSize(bytes, 'png')).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(largest);
    expect(headValue(file, 'meta[property="og:image:width"]')).toBe('1200');
    expect(headValue(file, 'meta[property="og:image:alt"]')).toContain(site.company);
  });

  // A product may have the same name in both languages, and then the same picture.
  it.each(locales)('tell pages in %s apart', (locale) => {
    const own = ownPages.filter((file) => headOf(file).documentElement.lang === locale);
    const hashes = own.map((file) =>
      createHash('sha256')
        .update(read(pictureOf(file)))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(own.length);
  });

  it('are there for pages only', () => {
    const named = new Set(ownPages.map(pictureOf));
    const drawn = builtFiles.filter((file) => file.startsWith('og/'));
    expect(drawn.filter((file) => !named.has(file))).toEqual([]);
  });
});
