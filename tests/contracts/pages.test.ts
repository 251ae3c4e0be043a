import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOfType, type Page } from '@/lib/content/document';
import { warsawDayOf } from '@/lib/content/visibility';
import { absolute, browserTitle } from '@/lib/metadata/page-metadata';
import { site } from '@/site.config';
import { builtPages, documentOf, fileOf, outDirectory } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';
import { withoutCode } from '@/tests/support/without-code';

it('has a file for every page of the content, the two not-found pages, and no page more', () => {
  const expected = [
    ...pagesWithPathname.map(({ pathname }) => fileOf(pathname)),
    '404.html',
    'pl/404.html',
  ];
  expect(builtPages).toEqual(expected.sort());
});

describe.each(pagesWithPathname)('$pathname', (page) => {
  const document = documentOf(fileOf(page.pathname));

  it('is in its language and titled as written', () => {
    expect(document.documentElement.lang).toBe(page.locale);
    expect(document.title).toBe(browserTitle(page));
    expect(document.title).toContain(page.frontmatter.meta?.title ?? page.frontmatter.title);
    const description = document.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toBe(page.frontmatter.description);
  });

  it('has one H1 and no skipped heading level', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter(
      (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
    );
    expect(skips).toEqual([]);
  });

  it('shows its whole text without script', () => {
    const shown = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
    const paragraphs = withoutCode(page.body)
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .split('\n')
      .filter((line) => /^\p{Lu}[^{}<>`*_[\]|\\]*$/u.test(line))
      .map((line) => line.trim().replace(/\s+/g, ' '));
    expect(paragraphs.filter((paragraph) => !shown.includes(paragraph))).toEqual([]);
  });

  it('names itself as canonical and exactly its own languages as alternates', () => {
    const link = (rel: string) => [...document.querySelectorAll(`link[rel="${rel}"]`)];
    expect(link('canonical').map((node) => node.getAttribute('href'))).toEqual([
      page.frontmatter.meta?.canonical ?? absolute(page.pathname),
    ]);
    // A page that says it is a copy has no alternates, and is none.
    const isOwn = ({ frontmatter, pathname }: typeof page) =>
      (frontmatter.meta?.canonical ?? absolute(pathname)) === absolute(pathname);
    const versions = isOwn(page) ? registry.versions(page.id).filter(isOwn) : [];
    const expected = versions.map(({ locale, pathname }) => [locale, absolute(pathname)]);
    // Feeds are alternates too, of another type.
    const pages = link('alternate').filter((node) => !node.hasAttribute('type'));
    const found = pages.map((node) => [node.getAttribute('hreflang'), node.getAttribute('href')]);
    const first = versions.find(({ locale }) => locale === 'en') ?? versions[0];
    const usual = first ? [['x-default', absolute(first.pathname)]] : [];
    expect(found.sort()).toEqual([...expected, ...usual].sort());
  });
});

const named = (document: Document, label: string) =>
  [...document.querySelectorAll('nav')].filter((nav) => nav.getAttribute('aria-label') === label);

describe('the frame of every page', () => {
  it.each(builtPages)('%s has header, main area, footer, skip link and menu', (file) => {
    const document = documentOf(file);
    for (const part of ['#page > header', 'main#content', '#page > footer', 'a[href="#content"]'])
      expect(document.querySelectorAll(part).length, part).toBe(1);
    const locale = document.documentElement.lang === 'pl' ? 'pl' : 'en';
    expect(named(document, textOf(locale, 'navigation.label'))).toHaveLength(1);
  });

  it.each(builtPages)('%s names the year of the moment it was built for', (file) => {
    const footer = documentOf(file).querySelector('#page > footer')?.textContent;
    expect(footer).toContain(`© ${warsawDayOf(registry.now).slice(0, 4)} ${site.legal.name}`);
  });

  const below = registry.pages().filter(({ id }) => id.includes('/'));
  it.each(below)('$pathname says where it lies', ({ pathname, locale }) => {
    const [trail] = named(documentOf(fileOf(pathname)), textOf(locale, 'common.breadcrumbs'));
    expect(trail?.querySelectorAll('li').length).toBeGreaterThan(2);
    expect(trail?.querySelector('li:first-child a')?.getAttribute('href')).toBe(
      registry.pathnameOf('home', locale),
    );
    expect(trail?.querySelector('li:last-child [aria-current="page"]')).not.toBeNull();
  });

  it.each(builtPages)('%s names icons and a manifest that exist', (file) => {
    const links = documentOf(file).querySelectorAll(
      'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    const addresses = [...links].map((link) => link.getAttribute('href')?.split('?')[0] ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((one) => !existsSync(path.join(outDirectory, one)))).toEqual([]);
  });
});

/** Pages with pages below them, which their template lists; posts and case studies have lists of their own. */
const parents = registry
  .pages()
  .filter((page) => (['Page', 'Service', 'Product'] as const).some((type) => isOfType(page, type)))
  .map((page) => {
    const below = registry.children(page.id, page.locale);
    const isListed = (child: (typeof below)[number]) =>
      !isOfType(child, 'Post') && !isOfType(child, 'CaseStudy') && !child.generated;
    return { page, children: below.filter(isListed) };
  })
  .filter(({ children }) => children.length > 0);

/** Pages that cards and slides lead to. */
const cardsIn = (root: ParentNode | null, isLeftOut: (link: Element) => boolean = () => false) =>
  [...(root?.querySelectorAll('article a, .swiper a') ?? [])]
    .filter((link) => !isLeftOut(link))
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''));

it('has pages with pages below them', () => {
  expect(parents.length).toBeGreaterThan(0);
});

/** Cards on the further pages of an area that is too large for one. */
const cardsOnFurtherPages = (area: Page) =>
  registry
    .pages(area.locale)
    .filter(({ generated }) => generated?.kind === 'area' && generated.area === area.id)
    .flatMap(({ pathname }) => cardsIn(documentOf(fileOf(pathname))));

it.each(parents.map(({ page, children }) => [page.pathname, page, children] as const))(
  '%s shows cards of all pages below it, and lists none that its text shows',
  (address, page, children) => {
    const main = documentOf(fileOf(address)).querySelector('main');
    const list = main?.querySelector('section[aria-labelledby="in-this-area"]') ?? null;
    const listed = cardsIn(list);
    const inText = cardsIn(main, (link) => list?.contains(link) ?? false);
    expect(listed.filter((href) => inText.includes(href))).toEqual([]);
    const below = children.map((child) => child.pathname);
    const shown = [...listed, ...inText, ...cardsOnFurtherPages(page)];
    expect(below.filter((href) => !shown.includes(href))).toEqual([]);
  },
);
