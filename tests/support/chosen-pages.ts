import { readData } from '@/lib/content/data';
import { isOfType, type Page } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagesWithPathname, registry } from './site-registry';
import { withoutCode } from './without-code';

/** An entry of the menu: the keys of its group and of its label, and the page it leads to. */
type Entry = { group: string; item: string; id: string };

const keyOf = (label: string) => label.slice(label.indexOf('.') + 1);

/** Entries in the menu of both languages and lead to a page of their own. */
const entries: readonly Entry[] = readData('menu').flatMap(({ label, items }) =>
  items
    .filter((item) => !item.locales && !item.query)
    .map((item) => ({
      group: keyOf(label),
      item: keyOf(item.label),
      id: parseInternalLink(item.url)?.id ?? '',
    }))
    .filter(({ id }) => locales.every((locale) => registry.page(id, locale))),
);

/** Whether the text of a page uses a block, in each language it has. */
const uses = (id: string, tag: RegExp) =>
  locales.every((locale) => tag.test(withoutCode(registry.page(id, locale)?.body ?? '')));

function chosen<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The content has no ${what}`);
  return value;
}

const questions = /<AccordionItem[\s\S]*<AccordionItem/;

const withNeighbour = entries.flatMap((entry) => {
  const neighbour = entries.find(({ group, id }) => group === entry.group && id !== entry.id);
  const other = entries.find(({ group }) => group !== entry.group);
  return neighbour && other ? [{ ...entry, neighbour, other }] : [];
});

/**
 * A page that the menu leads to, whose text has several questions and a dialog, in both languages; another one of its
 * group, and one of another group. Chosen by what they are: tests of the frame go by them and by no name.
 */
export const menuPage = chosen(
  withNeighbour.find(({ id }) => uses(id, questions) && uses(id, /<ContactModal\b/)),
  'page in the menu with questions and a dialog in both languages',
);

/**
 * The pathname of the page that tests of the frame look at.
 * @param entry That page, by default.
 */
export const pathnameOf = (locale: Locale, entry: { id: string } = menuPage): string =>
  chosen(registry.pathnameOf(entry.id, locale), `page "${entry.id}" in language "${locale}"`);

/** The first page that fits, among those that writers wrote. */
const firstOf = (fits: (page: Page) => boolean, what: string): Page =>
  chosen(
    pagesWithPathname.find((page) => !page.generated && fits(page)),
    what,
  );

/** A case study that both languages have. */
export const caseStudy = firstOf(
  (page) => isOfType(page, 'CaseStudy') && registry.versions(page.id).length > 1,
  'case study in both languages',
);

/** A page of one language that is no post. */
export const pageOnlyIn = (locale: Locale): Page =>
  firstOf(
    (page) =>
      page.locale === locale && !isOfType(page, 'Post') && registry.versions(page.id).length === 1,
    `page in language "${locale}" only`,
  );
