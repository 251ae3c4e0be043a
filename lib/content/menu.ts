import type { Locale } from '@/lib/i18n/locales';
import type { MenuItem } from '@/lib/schema/menu';
import { parseInternalLink } from './links';
import type { Registry } from './registry';

type MenuGroup = { label: string; items: MenuItem[] };

/** A group of the top navigation as it is shown in one language; labels are message keys. */
export type MenuLinks = { label: string; links: { label: string; href: string }[] };

/**
 * The top navigation in one language. An item shows only in the languages it names, if it names any
 * (specification §2.2), and only where its page exists; groups without items are left out.
 */
export function menuLinks(menu: MenuGroup[], locale: Locale, registry: Registry): MenuLinks[] {
  const linkOf = ({ label, url, query, locales }: MenuItem) => {
    if (locales && !locales.includes(locale)) return [];
    const address = registry.addressOf(parseInternalLink(url)?.id ?? '', locale);
    return address ? [{ label, href: query ? `${address}?${query}` : address }] : [];
  };
  return menu
    .map(({ label, items }) => ({ label, links: items.flatMap(linkOf) }))
    .filter(({ links }) => links.length > 0);
}
