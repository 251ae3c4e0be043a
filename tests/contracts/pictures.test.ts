import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { svgFaults } from '@/lib/check/rules/pictures/svg-faults';
import { locales } from '@/lib/i18n/locales';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { pictureSize } from '@/lib/pictures/picture-size';
import { site } from '@/site.config';
import { builtFiles, documentOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { findablePages, headOf, headValue } from '@/tests/support/page-head';
import { auditPictures, firstScreenWeight } from '@/tests/support/picture-audit';

/**
 * Most that the pictures of the home page's first screen may weigh, in bytes: a second of a slow
 * telephone connection (1.6 Mbit/s, what Lighthouse simulates) less what HTML and styles need.
 */
const budget = 100 * 1024;

/** A telephone of 390 CSS pixels has three device pixels for each (specification: screens of design.md). */
const telephone = 390 * 3;

it('has every picture that a page names, in the type and width it says, and no variant more', async () => {
  expect(await auditPictures(outDirectory, documentOf)).toEqual([]);
});

it.each(['index.html', 'pl.html'])('loads at most 100 KB of pictures first on %s', (page) => {
  expect(firstScreenWeight(outDirectory, page, telephone)).toBeLessThanOrEqual(budget);
});

it('serves drawings that are shapes and texts only, those the build makes among them', () => {
  const drawings = builtFiles.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  const faults = drawings.flatMap((file) =>
    svgFaults(readBuilt(file)).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('shows another chart on the card of each case study', () => {
  const charts = builtFiles.filter((file) => /^art\/case-[\w-]+\.svg$/.test(file));
  expect(charts.length).toBeGreaterThan(0);
  expect(new Set(charts.map(readBuilt)).size).toBe(charts.length);
});

it('publishes no pictures of the gallery’s examples', () => {
  expect(builtFiles.filter((file) => file.startsWith(`${exampleFolder}/`))).toEqual([]);
});

/** What networks load with a link, at most (issue 9), in bytes. */
const largest = 120 * 1024;

const imageUrlOf = (file: string) => headValue(file, 'meta[property="og:image"]');
const ownPages = findablePages.filter((file) => imageUrlOf(file).startsWith(`${site.origin}/og/`));
const pictureOf = (file: string) => imageUrlOf(file).slice(`${site.origin}/`.length);
const read = (picture: string) => readFileSync(path.join(outDirectory, picture));

describe('social pictures', () => {
  it.each(ownPages)('%s has one of 1200 × 630 pixels and at most 120 KB', (file) => {
    const bytes = read(pictureOf(file));
    expect(pictureSize(bytes, 'jpg')).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(largest);
    expect(headValue(file, 'meta[property="og:image:width"]')).toBe('1200');
    expect(headValue(file, 'meta[property="og:image:alt"]')).toContain(site.company);
  });

  // A product may have the same name in both languages, and then the same picture.
  it.each(locales)('tell pages in %s apart', (locale) => {
    const own = ownPages.filter((file) => headOf(file).documentElement.lang === locale);
    expect(own).not.toEqual([]);
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
