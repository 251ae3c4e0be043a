import type { Locale } from '@/lib/i18n/locales';
import type { MenuItem } from '@/lib/schema/data/menu';
import { parseInternalLink } from './links';
import type { Registry } from './registry';

type MenuGroup = { label: string; items: MenuItem[] };

/** A link of the second level; it is called as its page is in menus. */
type SecondLevelLink = { title: string; href: string; id: string };

/** A link of the top navigation; its label is a message key, `id` the page it leads to. */
export type MenuLink = { label: string; href: string; id: string; below: SecondLevelLink[] };

/** What stands below one heading, in the order of the menu; `label` is its message key, none where items have no topic. */
export type MenuTopic = { label: string | undefined; links: MenuLink[] };

/** A group of the top navigation as it is shown in one language; labels are message keys. */
export type MenuLinks = { label: string; topics: MenuTopic[] };

/** The message key of the line about a menu item, by that of its label: `about.finops` for `items.finops`. */
export const aboutKeyOf = (label: string): string => label.replace(/^items\./, 'about.');

/**
 * The top navigation in one language. An item shows only in the languages it names, if it names any
 * (docs/behaviour.md §2.2), and only where its page exists; groups without items are left out.
 */
export function menuLinks(menu: MenuGroup[], locale: Locale, registry: Registry): MenuLinks[] {
  const pageOf = (url: string) => registry.page(parseInternalLink(url)?.id ?? '', locale);
  const secondLevel = (url: string): SecondLevelLink[] => {
    const page = pageOf(url);
    if (!page) return [];
    const { shortTitle, title } = page.frontmatter;
    return [{ title: shortTitle ?? title, href: page.pathname, id: page.id }];
  };
  const linkOf = ({ label, url, query, locales, below = [] }: MenuItem): MenuLink[] => {
    const page = locales && !locales.includes(locale) ? undefined : pageOf(url);
    if (!page) return [];
    const { id, pathname } = page;
    const href = query ? `${pathname}?${query}` : pathname;
    return [{ label, href, id, below: below.flatMap(secondLevel) }];
  };
  return menu
    .map(({ label, items }) => ({ label, topics: topicsOf(items, linkOf) }))
    .filter(({ topics }) => topics.length > 0);
}

/** Items below their headings, which come in the order in which the menu names them first. */
function topicsOf(items: MenuItem[], linkOf: (item: MenuItem) => MenuLink[]): MenuTopic[] {
  const topics = new Map<string | undefined, MenuLink[]>();
  for (const item of items)
    topics.set(item.topic, [...(topics.get(item.topic) ?? []), ...linkOf(item)]);
  return [...topics]
    .map(([label, links]) => ({ label, links }))
    .filter(({ links }) => links.length > 0);
}

/**
 * What `aria-current` says of a link on a page: `page` when it leads there, `true` when it leads to a page
 * above it. A link with a query leads to one of several views and is never the page itself.
 */
export function currentState(
  { id, href }: Pick<MenuLink, 'id' | 'href'>,
  page: { id: string },
): 'page' | 'true' | undefined {
  if (id === page.id) return href.includes('?') ? 'true' : 'page';
  return page.id.startsWith(`${id}/`) ? 'true' : undefined;
}

/** Whether a page is among the links of a group, or lies below one of them. */
export const isInGroup = ({ topics }: MenuLinks, page: { id: string }): boolean =>
  topics.some(({ links }) =>
    links.some((link) => [link, ...link.below].some((one) => currentState(one, page))),
  );
