import { locales } from '@/lib/i18n/locales';
import { type MenuFacts, menuFacts, menuItems } from '../facts/menu-facts';
import { isGroup, type MessageFile, messageAt, messageFiles } from '../facts/message-files';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';

const namespace = 'navigation';

/** A label, the languages it is read in, and its place in the menu. */
type Label = { key: string; shown: readonly string[]; path: readonly (string | number)[] };

function labelsOf(menu: MenuFacts): Label[] {
  const items = menuItems(menu).map(({ item, path }) => ({
    key: item.label,
    shown: item.locales ?? locales,
    path: [...path, 'label'],
  }));
  const groups = menu.groups.map(({ label, items: inside }, index) => ({
    key: label,
    // A group is shown where one of its items is.
    shown: locales.filter((locale) =>
      inside.some((item) => (item.locales ?? locales).includes(locale)),
    ),
    path: [index, 'label'],
  }));
  return [...groups, ...items];
}

/** All keys of a file, as labels name them. */
function keysOf(node: unknown, above = ''): string[] {
  if (!isGroup(node)) return [above];
  return Object.entries(node).flatMap(([key, inner]) =>
    keysOf(inner, above ? `${above}.${key}` : key),
  );
}

function faultOf({ key, shown }: Label, files: readonly MessageFile[]): string | undefined {
  const lacking = files.filter(
    ({ locale, texts }) =>
      shown.includes(locale) && typeof messageAt(texts, key.split('.')) !== 'string',
  );
  const [first] = lacking;
  if (!first) return undefined;
  const places = lacking.map(({ locale }) => `messages/${locale}/${namespace}.json`).join(' and ');
  const hint = suggest(key, keysOf(first.texts));
  return `there is no text \`${key}\` in ${places}${hint.includes('did you mean') ? hint : ''}`;
}

/** Rules about what the menu's items are called. */
export const menuLabelRules: SiteRule[] = [
  {
    name: 'menu-label',
    severity: 'error',
    summary:
      'The label of a menu item is the key of a text in messages/<language>/navigation.json.',
    remedy: 'Use the suggested key, or add the text in every language the item is shown in.',
    check: (site) => {
      const menu = menuFacts(site);
      // A file that cannot be read is told by message-syntax.
      const files = messageFiles(site).filter(
        (file) => file.namespace === namespace && file.faults.length === 0,
      );
      if (!menu) return [];
      return labelsOf(menu).flatMap((label) => {
        const message = faultOf(label, files);
        return message ? [{ ...menu.placeOf(label.path), message }] : [];
      });
    },
  },
];
