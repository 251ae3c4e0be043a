import {
  type MenuFile,
  type MenuTarget,
  menuItems,
  menuTargets,
  readMenuFile,
} from '@/lib/check/extract/menu';
import { missingText } from '@/lib/check/extract/messages';
import { movedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import { faultsIn } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import { missingPage } from '@/lib/check/rules/links/dead-link';
import { parseInternalLink } from '@/lib/content/links';
import { aboutKeyOf } from '@/lib/content/menu';
import { fullLocales, type Locale, locales } from '@/lib/i18n/locales';

/**
 * What keeps a link of the menu from leading anywhere, if anything. A page that is not published yet is no
 * fault: its link appears together with it. A page of the second level is shown in the languages it has.
 */
function targetFault({ url, item, path }: MenuTarget, site: CheckedSite): string | undefined {
  const isItem = path.at(-1) === 'url';
  const link = parseInternalLink(url);
  if (!link)
    return `\`${isItem ? 'url' : 'below'}\`: found "${url}", expected a page id such as /services/finops`;
  const { id } = link;
  // The whole folder was moved, which moved-page reports once.
  if (movedId(id, site) !== undefined) return undefined;
  const existing = locales.filter(
    (locale) => site.find(id, locale) ?? registryOf(site).page(id, locale),
  );
  if (existing.length === 0) return missingPage(id, site);
  const lacking = (item.locales ?? fullLocales).filter(
    (locale) => !existing.includes(locale) && !isReportedMissing(id, locale, site),
  );
  if (lacking.length === 0 || !isItem) return undefined;
  const languages = lacking.map((locale) => languageNames[locale]).join(' and ');
  return `page "${id}" does not exist in ${languages}, where this item is to be shown: expected \`locales: [${existing.join(', ')}]\``;
}

/** Rules about where the menu leads. */
const menuPage: SiteRule = {
  name: 'menu-page',
  severity: 'error',
  summary:
    'A menu item leads to a page that exists in every language the item is shown in, and each page of the second level exists.',
  remedy: 'Name a page that exists, or the languages in which the item is shown: `locales: [pl]`.',
  checkSite: (site) => {
    const menu = readMenuFile(site);
    if (!menu) return [];
    return faultsIn(
      menuTargets(menu),
      ({ path }) => menu.placeOf(path),
      (target) => targetFault(target, site),
    );
  },
};

const namespace = 'navigation';

/** A label and what is said about it, by their keys; the languages they are read in, and their place in the menu. */
type Label = {
  keys: readonly string[];
  shown: readonly Locale[];
  path: readonly (string | number)[];
};

function labelsOf(menu: MenuFile): Label[] {
  const items = menuItems(menu).map(({ item, path }) => ({
    keys: [item.label, aboutKeyOf(item.label), ...(item.topic ? [item.topic] : [])],
    shown: item.locales ?? locales,
    path: [...path, 'label'],
  }));
  const groups = menu.groups.map(({ label, items: inside }, index) => ({
    keys: [label],
    // A group is shown where one of its items is.
    shown: locales.filter((locale) =>
      inside.some((item) => (item.locales ?? locales).includes(locale)),
    ),
    path: [index, 'label'],
  }));
  return [...groups, ...items];
}

/** Rules about what the menu's items are called. */
const menuLabel: SiteRule = {
  name: 'menu-label',
  severity: 'error',
  summary:
    'The label of a menu item is the key of a text in messages/<language>/navigation.json, and so are the line about it, `about.finops` for `items.finops`, and its topic.',
  remedy: 'Use the suggested key, or add the text in every language the item is shown in.',
  checkSite: (site) => {
    const menu = readMenuFile(site);
    if (!menu) return [];
    // Where a label is missing, what is said about it is missing for the same reason.
    return faultsIn(
      labelsOf(menu),
      ({ path }) => menu.placeOf(path),
      ({ keys, shown }) => keys.flatMap((key) => missingText(site, namespace, key, shown) ?? [])[0],
    );
  },
};

export const menuRules = [menuPage, menuLabel];
