import { parseInternalLink } from '@/lib/content/links';
import { locales } from '@/lib/i18n/locales';
import type { MenuItem } from '@/lib/schema/data/menu';
import { type MenuFacts, menuFacts, menuItems } from '../facts/menu-facts';
import type { SiteFacts } from '../facts/site-facts';
import { registryOf } from '../facts/site-registry';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';
import { languageNames } from './language-names';

/**
 * What keeps a menu item from leading anywhere, if anything. A page that is not published yet is no
 * fault: its item appears together with it.
 */
function faultOf({ url, locales: named }: MenuItem, site: SiteFacts): string | undefined {
  const link = parseInternalLink(url);
  if (!link) return `\`url\`: found "${url}", expected a page id such as /services/finops`;
  const { id } = link;
  const existing = locales.filter(
    (locale) => site.find(id, locale) ?? registryOf(site).page(id, locale),
  );
  if (existing.length === 0) {
    const ids = [...new Set(site.documents.map((document) => `/${document.id}`))].sort();
    const hint = suggest(`/${id}`, ids);
    const help = hint.includes('did you mean') ? hint : '; a menu item names a page by its folder';
    return `there is no page "${id}"${help}`;
  }
  const lacking = (named ?? locales).filter((locale) => !existing.includes(locale));
  if (lacking.length === 0) return undefined;
  const languages = lacking.map((locale) => languageNames[locale]).join(' and ');
  return `page "${id}" does not exist in ${languages}, where this item is to be shown: expected \`locales: [${existing.join(', ')}]\``;
}

const faultsOf = (menu: MenuFacts, site: SiteFacts) =>
  menuItems(menu).flatMap(({ item, path }) => {
    const message = faultOf(item, site);
    return message ? [{ ...menu.placeOf([...path, 'url']), message }] : [];
  });

/** Rules about where the menu leads. */
export const menuPageRules: SiteRule[] = [
  {
    name: 'menu-page',
    severity: 'error',
    summary: 'A menu item leads to a page that exists in every language the item is shown in.',
    remedy:
      'Name a page that exists, or the languages in which the item is shown: `locales: [pl]`.',
    check: (site) => {
      const menu = menuFacts(site);
      return menu ? faultsOf(menu, site) : [];
    },
  },
];
