import { locales } from '@/lib/i18n/locales';
import { withPrefix } from './address';
import { blogId } from './generated/list-ids';
import type { Page, Registry } from './registry';

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Addresses a page had before, as listed in its frontmatter. */
const oldAddresses = (page: Page): Redirect[] =>
  page.frontmatter.redirectFrom.map((path) => ({
    from: withPrefix(page.locale, path),
    to: page.address,
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
      // A hidden page may have the name of its folder for a slug; the visible page's own path tells nothing.
      const isHidden = registry.written(page.id, locale)?.address === guessed;
      return isHidden ? [own] : [guessed, own];
    })
    .map((from) => ({ from, to: page.address, status: 302 }));
}

/**
 * All redirects that follow from the content: old addresses for good, pages of one language for the
 * time being. An address at which a page lives is never redirected; the first rule for an address wins.
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
export const firstPages = (registry: Registry): { page: Page; id: string }[] =>
  registry
    .pages()
    .filter(
      ({ id, generated }) =>
        id === blogId || (generated && 'pageIndex' in generated && generated.pageIndex === 1),
    )
    .map((page) => ({ page, id: `${page.id}/page/1` }));

/** `/blog/page/1` and its like, for good: whoever counts in an address reaches the list. */
export const firstPageRedirects = (registry: Registry): Redirect[] =>
  firstPages(registry).map(({ page, id }) => ({
    from: withPrefix(page.locale, registry.pathOf(id, page.locale)),
    to: page.address,
    status: 301,
  }));

/**
 * One table of several, in which the first rule for an address wins, one for all below a folder (`/de/*`) included.
 * An address at which a page lives is never redirected.
 * @param rules In the order in which they count.
 */
export function redirectTable(registry: Registry, rules: readonly Redirect[]): Redirect[] {
  const seen = new Set<string>();
  const isCaught = (from: string) =>
    seen.has(from) ||
    [...from.matchAll(/\//g)].some(({ index }) => seen.has(`${from.slice(0, index)}/*`));
  return rules.filter(({ from }) => {
    if (registry.byAddress(from) || isCaught(from)) return false;
    seen.add(from);
    return true;
  });
}
