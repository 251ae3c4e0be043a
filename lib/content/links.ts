import type { Locale } from '@/lib/i18n/locales';
import type { Registry } from './registry';

/** A link to a page of the site, as writers give it, taken apart. */
type InternalLink = { id: string; query?: string; anchor?: string };

/**
 * Takes a link by page id apart.
 * @param href `/services/finops`, `/services/finops#how`, `/blog?type=news`; `/` means `/home`.
 * @returns undefined for everything that is no link by id: anchors, links to other sites and mail addresses.
 */
export function parseInternalLink(href: string): InternalLink | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [, path = '', query, anchor] = /^\/([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? [];
  return { id: path || 'home', query: query || undefined, anchor: anchor || undefined };
}

/**
 * The href behind a link.
 * @param href A link by page id, or any other link, which is returned as it is.
 * @throws when the page does not exist in the language.
 */
export function resolveLink(href: string, locale: Locale, registry: Registry): string {
  const target = parseInternalLink(href);
  if (!target) return href;
  const pathname = registry.pathnameOf(target.id, locale);
  if (pathname === undefined) {
    throw new Error(`Link to "${href}": there is no page "${target.id}" in language "${locale}"`);
  }
  const query = target.query ? `?${target.query}` : '';
  const anchor = target.anchor ? `#${target.anchor}` : '';
  return `${pathname}${query}${anchor}`;
}
