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

/** An anchor in composed letters, as ids are, also where its percent-encoding is of other ones. */
export function composedAnchor(anchor: string): string {
  try {
    const written = decodeURIComponent(anchor);
    const composed = written.normalize('NFC');
    return composed === written ? anchor : encodeURIComponent(composed);
  } catch {
    return anchor;
  }
}

/**
 * The href behind a link.
 * @param href A link by page id, or any other link, which is returned as it is.
 * @throws when the page does not exist in the language.
 */
export function resolveLink(href: string, locale: Locale, registry: Registry): string {
  const target = parseInternalLink(href);
  if (!target) return href.startsWith('#') ? `#${composedAnchor(href.slice(1))}` : href;
  const pathname = registry.pathnameOf(target.id, locale);
  if (pathname === undefined) {
    throw new Error(`Link to "${href}": there is no page "${target.id}" in language "${locale}"`);
  }
  const query = target.query ? `?${target.query}` : '';
  const anchor = target.anchor ? `#${composedAnchor(target.anchor)}` : '';
  return `${pathname}${query}${anchor}`;
}
