import { describe, expect, it } from 'vitest';
import { notFoundId } from '@/lib/content/known-pages';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { builtFiles, builtPages, documentOf, fileOf } from '@/tests/support/built-site';
import { contentProblems } from '@/tests/support/content-problems';
import {
  clicksFrom,
  crawl,
  isServed,
  linkedFromContent,
  referencesOf,
} from '@/tests/support/site-crawl';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

it.each(builtPages)('%s refers only to what exists', (page) => {
  const references = referencesOf(page);
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((href) => !isServed(href))).toEqual([]);
});

it('opens pages of other sites without access to this one', () => {
  const unsafe = builtPages.flatMap((page) =>
    [...documentOf(page).querySelectorAll('a[target="_blank"]')].filter(
      (node) => !node.getAttribute('rel')?.includes('noopener'),
    ),
  );
  expect(unsafe).toEqual([]);
});

/** How far from its home a page may be. */
const mostClicks = 3;

/** Sources of the pages that the check tells writers of, by its rule. */
const reported = (rule: string) =>
  new Set(contentProblems.filter((problem) => problem.rule === rule).map(({ file }) => file));

/** Pages a visitor may come to by links: written ones but those that are hidden from the search, such as a thank-you page. */
const pagesIn = (locale: (typeof locales)[number]) =>
  registry
    .pages(locale)
    .filter(({ id, generated }) => !generated && id !== notFoundId)
    .filter(({ frontmatter }) => !frontmatter.search?.isHidden);

it.each(locales)('no page (%s) is an orphan but those the check tells writers of', (locale) => {
  const own = registry.pages(locale).map(({ pathname }) => fileOf(pathname));
  const linked = new Set(own.flatMap((page) => [...linkedFromContent(page)]));
  const orphans = pagesIn(locale).filter(
    ({ id, pathname }) => id !== 'home' && !linked.has(fileOf(pathname)),
  );
  const known = reported('orphan-page');
  expect(orphans.map(({ file }) => file).filter((file) => !known.has(file))).toEqual([]);
});

it.each(locales)(
  'no page (%s) but those reported is more than three clicks from home',
  (locale) => {
    const clicks = clicksFrom(fileOf(registry.pathnameOf('home', locale) ?? '/'));
    // How far a post is follows from how many there are: older ones are on later pages of the blog.
    const far = pagesIn(locale)
      .filter(({ type }) => type !== 'Post')
      .filter(
        ({ pathname }) =>
          !((clicks.get(fileOf(pathname)) ?? Number.POSITIVE_INFINITY) <= mostClicks),
      );
    const known = new Set([...reported('orphan-page'), ...reported('far-page')]);
    expect(far.map(({ file }) => file).filter((file) => !known.has(file))).toEqual([]);
  },
);

it.each(locales)('every post (%s) can be reached from home', (locale) => {
  const clicks = clicksFrom(fileOf(registry.pathnameOf('home', locale) ?? '/'));
  const lost = registry.posts(locale).filter(({ pathname }) => !clicks.has(fileOf(pathname)));
  expect(lost.map(({ pathname }) => pathname)).toEqual([]);
});

/** Pages no link has to lead to: they are hidden from the search (what a sent form leads to), or the check tells writers of them. */
const orphans = new Set(
  contentProblems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file),
);
const unlinkedFiles = new Set(
  pagesWithPathname
    .filter(({ file, frontmatter }) => frontmatter.search?.isHidden || orphans.has(file))
    .map(({ pathname }) => fileOf(pathname)),
);
const isUnlinked = (page: string) => /(^|\/)404\.html$/.test(page) || unlinkedFiles.has(page);

/** Files that are asked for by name, by tools and browsers, or chosen by script. */
const askedByName =
  /^(_next\/|_redirects$|_headers$|robots\.txt$|healthz$|sitemap\.xml$|favicon\.ico$|apple-touch-icon\.png$|art\/|cards\/|film\/|og\/|intro\/|search-index\/|forms\/|downloads\/|.*\.txt$)/;

const homes = locales.map((locale) => localeSettings[locale].prefix || '/');
const { reached, broken } = crawl(homes);
const unlinkedPages = builtPages.filter(isUnlinked);
const pathnamesOf = (pages: readonly string[]) =>
  pages.map((page) => `/${page.replace(/\.html$/, '')}`);

describe('a visitor who follows every link from the home pages', () => {
  it('meets no link, anchor, picture, style sheet, download, icon or feed that is missing', () => {
    expect(reached.size).toBeGreaterThan(builtPages.length / 2);
    expect(broken).toEqual([]);
  });

  it('meets every page but those that no link has to lead to', () => {
    // What only an orphan leads to is reached as soon as the orphan is linked.
    const further = crawl(pathnamesOf(unlinkedPages)).reached;
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
  expect(crawl(pathnamesOf(unlinkedPages)).broken).toEqual([]);
});
