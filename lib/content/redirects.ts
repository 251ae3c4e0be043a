import { locales } from '@/lib/i18n/locales';
import { withPrefix } from './address';
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
  const seen = new Set<string>();
  return rules.filter(({ from }) => {
    if (registry.byAddress(from) || seen.has(from)) return false;
    seen.add(from);
    return true;
  });
}
