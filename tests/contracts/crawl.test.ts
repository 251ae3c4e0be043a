import { describe, expect, it } from 'vitest';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { builtFiles, builtPages } from '@/tests/support/built-site';
import { crawl } from '@/tests/support/site-crawl';

/** Pages that no link leads to: what answers an unknown address, and what a sent form leads to. */
const unlinked = /(^|\/)(404|(\w+-)?(thank-you|dziekujemy))\.html$/;

/** Files that are asked for by name, by tools and browsers, or chosen by script. */
const askedByName =
  /^(_next\/|_redirects$|_headers$|robots\.txt$|sitemap\.xml$|favicon\.ico$|apple-touch-icon\.png$|art\/|cards\/|og\/|intro\/|search-index\/|forms\/|.*\.txt$)/;

const homes = locales.map((locale) => localeSettings[locale].prefix || '/');
const { reached, broken } = crawl(homes);
const unlinkedPages = builtPages.filter((page) => unlinked.test(page));

describe('a visitor who follows every link from the home pages', () => {
  it('meets no link, anchor, picture, style sheet, download, icon or feed that is missing', () => {
    expect(reached.size).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });

  it('meets every page but those that no link leads to', () => {
    const missed = builtPages.filter((page) => !reached.has(page) && !unlinked.test(page));
    expect(missed).toEqual([]);
    expect(unlinkedPages.length).toBeGreaterThan(8);
  });

  it('meets every file that is published', () => {
    const missed = builtFiles.filter(
      (file) => !reached.has(file) && !file.endsWith('.html') && !askedByName.test(file),
    );
    expect(missed).toEqual([]);
  });
});

it('finds nothing missing on the pages that no link leads to', () => {
  const addresses = unlinkedPages.map((page) => `/${page.replace(/\.html$/, '')}`);
  expect(crawl(addresses).broken).toEqual([]);
});
