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
type MenuTopic = { label: string | undefined; links: MenuLink[] };

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

/** The links of a group, those of the second level among them. */
const linksOf = ({ topics }: MenuLinks): { id: string; href: string }[] =>
  topics.flatMap(({ links }) => links.flatMap((link) => [link, ...link.below]));

/**
 * The group a page belongs to: the one that has a link to it or to a page above it. A page that no link leads to, such
 * as one whose item is shown in the other language only, belongs where most of the links of its area are (`products`).
 */
export function groupOf(groups: readonly MenuLinks[], page: { id: string }): MenuLinks | undefined {
  const linked = groups.find((group) => linksOf(group).some((link) => currentState(link, page)));
  if (linked) return linked;
  const area = `${page.id.split('/')[0]}/`;
  const count = (group: MenuLinks) => linksOf(group).filter(({ id }) => id.startsWith(area)).length;
  const [nearest] = groups.filter(count).sort((one, other) => count(other) - count(one));
  return nearest;
}
