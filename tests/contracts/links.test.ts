import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { contentDirectory } from '@/lib/content/content-directory';
import { notFoundId } from '@/lib/content/known-pages';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { builtFiles, builtPages, documentOf, fileOf, readBuilt } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** What the check says of the content that the built site is made of. */
const { problems: contentProblems } = await checkContent(contentDirectory, blockSchemas, {
  now: registry.now,
});

/** A reference from a built file to another page or file of the site. */
type Reference = { from: string; to: string };

/** Candidates of a `srcset`, without their widths. */
const srcsetOf = (value: string) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

const attributesOf = (document: Document, name: string, selector = `[${name}]`) =>
  [...document.querySelectorAll(selector)].map((node) => node.getAttribute(name) ?? '');

/** What a link to the site itself leads to; links to other sites, mail and telephone are left out. */
function ownHref(written: string, from: string): string | undefined {
  const isAbsolute = written === site.origin || written.startsWith(`${site.origin}/`);
  const to = isAbsolute ? written.slice(site.origin.length) || '/' : written;
  if (to === '' || to.startsWith('//') || /^[a-z][a-z+.-]*:/i.test(to)) return undefined;
  const { pathname, search, hash } = new URL(to, `https://site.example/${from}`);
  return `${pathname}${search}${hash}`;
}

const references = new Map<string, readonly string[]>();

/** Everything a page or a style sheet refers to within the site. */
function referencesOf(file: string): readonly string[] {
  const known = references.get(file) ?? readReferences(file);
  references.set(file, known);
  return known;
}

function readReferences(file: string): readonly string[] {
  const own = (list: readonly string[]) => list.flatMap((to) => ownHref(to, file) ?? []);
  if (file.endsWith('.css'))
    return own(
      [...readBuilt(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, to = '']) => to),
    );
  if (file.endsWith('.webmanifest')) {
    const { icons, start_url } = JSON.parse(readBuilt(file)) as {
      icons: { src: string }[];
      start_url: string;
    };
    return own([start_url, ...icons.map(({ src }) => src)]);
  }
  if (!file.endsWith('.html')) return [];
  const document = documentOf(file);
  return own([
    ...attributesOf(document, 'href', 'a[href], area[href], use[href], image[href]'),
    ...attributesOf(
      document,
      'href',
      'link[href]:not([rel="canonical"], [rel="alternate"][hreflang])',
    ),
    ...attributesOf(document, 'src'),
    ...attributesOf(document, 'poster'),
    ...attributesOf(document, 'data'),
    ...attributesOf(document, 'action', 'form[action]'),
    ...attributesOf(document, 'srcset').flatMap(srcsetOf),
    ...attributesOf(document, 'imagesrcset').flatMap(srcsetOf),
    ...attributesOf(document, 'style').flatMap((style) =>
      [...style.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, to = '']) => to),
    ),
  ]);
}

const published: ReadonlySet<string> = new Set(builtFiles);

/** The built file an href is served from, if there is one. */
function servedFile(href: string): string | undefined {
  const pathname = decodeURIComponent(href.split(/[?#]/)[0] ?? '');
  return [fileOf(pathname), pathname.slice(1)].find((file) => published.has(file));
}

/** Whether an href leads to a file, and its anchor to an element of it. */
function isServed(href: string): boolean {
  const file = servedFile(href);
  if (!file) return false;
  const anchor = decodeURIComponent(href.split('#')[1] ?? '');
  if (anchor === '' || anchor.startsWith(':~:') || !file.endsWith('.html')) return true;
  return documentOf(file).getElementById(anchor) !== null;
}

/**
 * Follows every reference from some pages on, as a crawler does.
 * @param start Addresses to begin with.
 * @returns The files that are reached, and references that lead nowhere.
 */
function crawl(start: readonly string[]): { reached: Set<string>; broken: Reference[] } {
  const reached = new Set<string>();
  const broken: Reference[] = [];
  const queue = start.map((to) => ({ from: '(start)', to }));
  for (let one = queue.pop(); one; one = queue.pop()) {
    const file = servedFile(one.to);
    if (!isServed(one.to)) broken.push(one);
    if (!file || reached.has(file)) continue;
    reached.add(file);
    queue.push(...referencesOf(file).map((to) => ({ from: file, to })));
  }
  return { reached, broken };
}

/** Pages that some links of a page lead to, by their files. */
function targetsOf(page: string, links: readonly Element[]): Set<string> {
  const files = links.flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('/') ? (servedFile(href) ?? []) : [];
  });
  return new Set(files.filter((file) => file.endsWith('.html') && file !== page));
}

/** Pages that a page links to anywhere: header, text and footer. */
const linkedFrom = (page: string): Set<string> =>
  targetsOf(page, [...documentOf(page).querySelectorAll('a[href]')]);

/** How many clicks each page is away from one, by files; pages that no link leads to are left out. */
function clicksFrom(home: string): Map<string, number> {
  const clicks = new Map([[home, 0]]);
  const queue = [home];
  for (let page = queue.shift(); page; page = queue.shift())
    for (const target of linkedFrom(page)) {
      if (clicks.has(target)) continue;
      clicks.set(target, (clicks.get(page) ?? 0) + 1);
      queue.push(target);
    }
  return clicks;
}

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

/** Sources of pages of which the check tells writers that nothing leads to them. */
const knownOrphans = new Set(
  contentProblems.filter(({ ruleId }) => ruleId === 'orphan-page').map(({ file }) => file),
);

/** Pages a visitor may come to by links: written ones but those that are hidden from the search, such as a thank-you page. */
const pagesIn = (locale: (typeof locales)[number]) =>
  registry
    .pages(locale)
    .filter(({ id, generated }) => !generated && id !== notFoundId)
    .filter(({ frontmatter }) => !frontmatter.search?.isHidden);

it.each(locales)('no page (%s) is more than three clicks from home', (locale) => {
  const clicks = clicksFrom(fileOf(registry.pathnameOf('home', locale) ?? '/'));
  // How far a post is follows from how many there are: older ones are on later pages of the blog.
  const far = pagesIn(locale)
    .filter(({ type, file }) => type !== 'Post' && !knownOrphans.has(file))
    .filter(
      ({ pathname }) => !((clicks.get(fileOf(pathname)) ?? Number.POSITIVE_INFINITY) <= mostClicks),
    );
  expect(far.map(({ file }) => file)).toEqual([]);
});

/** Pages no link has to lead to: they are hidden from the search (what a sent form leads to), or the check tells writers of them. */
const unlinkedFiles = new Set(
  pagesWithPathname
    .filter(({ file, frontmatter }) => frontmatter.search?.isHidden || knownOrphans.has(file))
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
