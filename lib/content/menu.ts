import type { Locale } from '@/lib/i18n/locales';
import type { MenuItem } from '@/lib/schema/data/menu';
import { parseInternalLink } from './links';
import type { Registry } from './registry';

type MenuGroup = { label: string; items: MenuItem[] };

/** A link of the top navigation; its label is a message key, `id` the page it leads to. */
type MenuLink = { label: string; href: string; id: string };

/** A group of the top navigation as it is shown in one language; labels are message keys. */
export type MenuLinks = { label: string; links: MenuLink[] };

/** The message key of the line about a menu item, by that of its label: `about.finops` for `items.finops`. */
export const aboutKeyOf = (label: string): string => label.replace(/^items\./, 'about.');

/**
 * The top navigation in one language. An item shows only in the languages it names, if it names any
 * (docs/behaviour.md §2.2), and only where its page exists; groups without items are left out.
 */
export function menuLinks(menu: MenuGroup[], locale: Locale, registry: Registry): MenuLinks[] {
  const linkOf = ({ label, url, query, locales }: MenuItem) => {
    if (locales && !locales.includes(locale)) return [];
    const id = parseInternalLink(url)?.id ?? '';
    const pathname = registry.pathnameOf(id, locale);
    return pathname ? [{ label, href: query ? `${pathname}?${query}` : pathname, id }] : [];
  };
  return menu
    .map(({ label, items }) => ({ label, links: items.flatMap(linkOf) }))
    .filter(({ links }) => links.length > 0);
}

/**
 * What `aria-current` says of a link on a page: `page` when it leads there, `true` when it leads to a page
 * above it. A link with a query leads to one of several views and is never the page itself.
 */
export function currentState(
  { id, href }: MenuLink,
  page: { id: string },
): 'page' | 'true' | undefined {
  if (id === page.id) return href.includes('?') ? 'true' : 'page';
  return page.id.startsWith(`${id}/`) ? 'true' : undefined;
}
