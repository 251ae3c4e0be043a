import { describe, expect, it } from 'vitest';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { builtFiles, builtPages, fileOf } from '@/tests/support/built-site';
import { contentProblems } from '@/tests/support/content-problems';
import { crawl } from '@/tests/support/site-crawl';
import { addressedPages } from '@/tests/support/site-registry';

/** Pages no link has to lead to: they are hidden from the search (what a sent form leads to), or the check tells writers of them. */
const orphans = new Set(
  contentProblems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file),
);
const unlinkedFiles = new Set(
  addressedPages
    .filter(({ file, frontmatter }) => frontmatter.search?.isHidden || orphans.has(file))
    .map(({ address }) => fileOf(address)),
);
const isUnlinked = (page: string) => /(^|\/)404\.html$/.test(page) || unlinkedFiles.has(page);

/** Files that are asked for by name, by tools and browsers, or chosen by script. */
const askedByName =
  /^(_next\/|_redirects$|_headers$|robots\.txt$|sitemap\.xml$|favicon\.ico$|apple-touch-icon\.png$|art\/|cards\/|og\/|intro\/|search-index\/|forms\/|downloads\/|.*\.txt$)/;

const homes = locales.map((locale) => localeSettings[locale].prefix || '/');
const { reached, broken } = crawl(homes);
const unlinkedPages = builtPages.filter(isUnlinked);
const addressesOf = (pages: readonly string[]) =>
  pages.map((page) => `/${page.replace(/\.html$/, '')}`);

describe('a visitor who follows every link from the home pages', () => {
  it('meets no link, anchor, picture, style sheet, download, icon or feed that is missing', () => {
    expect(reached.size).toBeGreaterThan(builtPages.length / 2);
    expect(broken).toEqual([]);
  });

  it('meets every page but those that no link has to lead to', () => {
    // What only an orphan leads to is reached as soon as the orphan is linked.
    const further = crawl(addressesOf(unlinkedPages)).reached;
    const missed = builtPages.filter((page) => !reached.has(page) && !further.has(page));
    expect(missed).toEqual([]);
  });

  it('meets every file that is published', () => {
    const missed = builtFiles.filter(
      (file) => !reached.has(file) && !file.endsWith('.html') && !askedByName.test(file),
    );
    expect(missed).toEqual([]);
  });
});

it('finds nothing missing on the pages that no link leads to', () => {
  expect(crawl(addressesOf(unlinkedPages)).broken).toEqual([]);
});
