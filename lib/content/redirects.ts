import ISO6391 from 'iso-639-1';
import { encodedPathname, lookupPath } from '@/lib/hosting/request-path';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import type { Page } from './document';
import { blogId } from './lists';
import { withPrefix } from './pathnames';
import type { Registry } from './registry';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Addresses a page had before, as listed in its frontmatter. */
const oldAddresses = (page: Page): Redirect[] =>
  page.frontmatter.redirectFrom.map((path) => ({
    from: withPrefix(page.locale, path),
    to: page.pathname,
    status: 301,
  }));

/** Further pages of a list: how many there are differs between languages, and says nothing of the other one. */
const isFurtherPage = ({ generated }: Page) =>
  generated !== undefined && 'pageIndex' in generated && generated.pageIndex > 1;

/**
 * Where a visitor would look for a page in a language it does not exist in. Slugs of drafts and scheduled pages are no
 * part of it: they would tell what is to come.
 */
function missingCounterparts(page: Page, registry: Registry): Redirect[] {
  if (isFurtherPage(page)) return [];
  return locales
    .filter((locale) => locale !== page.locale && !registry.page(page.id, locale))
    .flatMap((locale) => {
      const own = withPrefix(locale, page.path);
      const guessed = withPrefix(locale, registry.visiblePathOf(page.id, locale));
      // A hidden page may have the name of its folder for a slug; the visible page's own path reveals nothing.
      const isHidden = registry.written(page.id, locale)?.pathname === guessed;
      return isHidden ? [own] : [guessed, own];
    })
    .map((from) => ({ from, to: page.pathname, status: 302 }));
}

/**
 * All redirects that follow from the content: old pathnames for good, pages of one language for the
 * time being. A pathname at which a page lives is never redirected; the first rule for a pathname wins.
 */
export function contentRedirects(registry: Registry): Redirect[] {
  const pages = registry.pages();
  const rules = [
    ...pages.flatMap(oldAddresses),
    ...pages.flatMap((page) => missingCounterparts(page, registry)),
  ];
  return redirectTable(registry, rules);
}

/** The first pages of lists under a number, which are not pages of their own: the list itself is its page 1. */
const firstPages = (registry: Registry): { page: Page; id: string }[] =>
  registry
    .pages()
    .filter(
      ({ id, generated }) =>
        id === blogId || (generated && 'pageIndex' in generated && generated.pageIndex === 1),
    )
    .map((page) => ({ page, id: `${page.id}/page/1` }));

/** `/blog/page/1` and its like, for good: whoever counts in a pathname reaches the list. */
const firstPageRedirects = (registry: Registry): Redirect[] =>
  firstPages(registry).map(({ page, id }) => ({
    from: withPrefix(page.locale, registry.pathOf(id, page.locale)),
    to: page.pathname,
    status: 301,
  }));

/**
 * One table of several, in which the first rule for a pathname wins, one for all below a folder (`/de/*`) included.
 * A pathname at which a page lives is never redirected.
 * @param rules In the order in which they count.
 */
function redirectTable(registry: Registry, rules: readonly Redirect[]): Redirect[] {
  const seen = new Set<string>();
  const isCaught = (from: string) =>
    seen.has(from) ||
    [...from.matchAll(/\//g)].some(({ index }) => seen.has(`${from.slice(0, index)}/*`));
  return rules.filter(({ from }) => {
    if (registry.byPathname(from) || isCaught(from)) return false;
    seen.add(from);
    return true;
  });
}

/**
 * Redirects by language prefix: the default language has none (`/en/…` moves for good), and a language
 * the site does not speak leads home for the time being (docs/behaviour.md §2.2, "allowed list").
 * `:splat` is the rest of the path.
 */
export function languageRedirects(): Redirect[] {
  const foreign = ISO6391.getAllCodes().filter((code) => !isLocale(code));
  return [
    { from: `/${defaultLocale}`, to: '/', status: 301 },
    { from: `/${defaultLocale}/*`, to: '/:splat', status: 301 },
    ...foreign.flatMap((code): Redirect[] => [
      { from: `/${code}`, to: '/', status: 302 },
      { from: `/${code}/*`, to: '/', status: 302 },
    ]),
  ];
}

/**
 * Addresses in the words of one language under the prefix of another, which a visitor or a link has put together:
 * `/kontakt` lacks its prefix, and `/pl/contact-us` asks for Polish in English words. Both mean the Polish page,
 * since nobody who wants the English one writes either of them. They are guesses, so they lead on for the time being.
 */
export function wrongPrefixRedirects(registry: Registry): Redirect[] {
  const places = [
    ...registry.pages().map((page) => ({ page, id: page.id })),
    ...firstPages(registry),
  ];
  return places.flatMap(({ page, id }) => {
    if (page.locale === defaultLocale || !registry.page(page.id, defaultLocale)) return [];
    const [own, other] = [page.locale, defaultLocale].map((locale) => registry.pathOf(id, locale));
    return [own, other && withPrefix(page.locale, other)].flatMap((from): Redirect[] =>
      from ? [{ from, to: page.pathname, status: 302 }] : [],
    );
  });
}

/**
 * An old address as it was, and as our own server and nginx look it up, which disregard capitals and `.html`: other hosts compare
 * letter by letter, and know these two.
 */
const inBothSpellings = (rule: Redirect): Redirect[] => [
  rule,
  { ...rule, from: encodedPathname(lookupPath(rule.from)) },
];

/**
 * The whole table of redirects of the site. Guesses are last: a host that takes a limited number of rules
 * (docs/deploying.md) leaves out those.
 */
export const siteRedirects = (registry: Registry): Redirect[] =>
  redirectTable(registry, [
    ...contentRedirects(registry).flatMap(inBothSpellings),
    ...firstPageRedirects(registry),
    ...languageRedirects(),
    ...wrongPrefixRedirects(registry),
  ]);

/** Addresses that the site answers to, with `{product}` for the name in them, and the pages they lead to. */
export type AddressSnapshot = Readonly<Record<string, string>>;

const product = new RegExp(`\\b${site.product.replace(/[^\w]/g, '\\$&')}\\b`, 'g');

/** A pathname as content writes it, so that the provider's name is in one file only. */
const asWritten = (pathname: string) => pathname.replace(product, '{product}');

/**
 * All pathnames that visitors may have kept: those of pages, and old ones that lead to a page for good.
 * @returns Page ids by pathname, sorted, so that the same content gives the same text.
 */
export function addressSnapshot(registry: Registry): AddressSnapshot {
  const lasting = contentRedirects(registry).filter(({ status }) => status === 301);
  const pathnames = [
    ...registry
      .pages()
      // Lists come and go with the posts in them: no writer could redirect them.
      .filter(({ generated }) => !generated)
      .map(({ pathname, id }) => [asWritten(pathname), id] as const),
    ...lasting.map(({ from, to }) => [asWritten(from), registry.byPathname(to)?.id ?? ''] as const),
  ];
  return Object.fromEntries(pathnames.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
