import { type Locale, locales } from '@/lib/i18n/locales';
import type { Section } from '@/lib/schema/data/section';
import { type ContentDocument, isOfType, type Page, type PostEntry } from './document';
import { type Catalogue, generateAreas, generateLists } from './list-pages';
import { areaPageSize, areaSections, listSections, newestFirst } from './lists';
import { composePath, parentId, withPrefix } from './pathnames';
import { statusOf, warsawDayOf } from './visibility';

/** A step on the way from home to a page; a folder without a page of its own has no href. */
type Crumb = { id: string; title: string; href?: string };

export type RegistryInput = {
  documents: readonly ContentDocument[];
  /** Folders without a page, by id. */
  sections: ReadonlyMap<string, Section>;
  /** Subjects and people, of which pages are made; none without it. */
  catalogue?: Catalogue;
  /** The moment of the build, which decides what is scheduled. */
  now: Date;
  /** Whether drafts and scheduled pages are part of the site. */
  isPreview: boolean;
};

const keyOf = (id: string, locale: Locale) => `${locale}:${id}`;

/** Pages by the page or folder that they are directly below, and their language. */
function byParent<Entry extends ContentDocument>(entries: readonly Entry[]): Map<string, Entry[]> {
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const parent = parentId(entry.id);
    if (parent === undefined) continue;
    const key = keyOf(parent, entry.locale);
    const children = below.get(key);
    if (children) children.push(entry);
    else below.set(key, [entry]);
  }
  return below;
}

/** Ids below which more pages lie in a language than one page lists. */
const largeAreas = (documents: readonly ContentDocument[]): Set<string> =>
  new Set(
    [...byParent(documents).values()]
      .filter((children) => children.length > areaPageSize)
      .flatMap(([first]) => parentId(first?.id ?? '') ?? []),
  );

/**
 * The one table of the site's pages. Menus, links, language switch, metadata, redirects and static
 * parameters all ask it. Pages that visitors may not see are absent, unless it is a preview.
 */
export function createRegistry(input: RegistryInput) {
  const { documents, now, isPreview, catalogue = { tags: {}, people: {} } } = input;
  const sections = new Map([
    ...areaSections(largeAreas(documents)),
    ...listSections(catalogue.tags, Object.keys(catalogue.people)),
    ...input.sections,
  ]);
  const documentsByKey = new Map(documents.map((doc) => [keyOf(doc.id, doc.locale), doc]));
  const find = (id: string, locale: Locale) => documentsByKey.get(keyOf(id, locale));
  const pathOf = (id: string, locale: Locale) => composePath(id, locale, find, sections);
  const isVisible = ({ status }: Page) => isPreview || status === 'live';

  const placed = (document: ContentDocument): Page => {
    const path = pathOf(document.id, document.locale);
    const pathname = withPrefix(document.locale, path);
    return { ...document, path, pathname, status: statusOf(document, now) };
  };
  const written = documents.map(placed);
  const writtenByKey = new Map(written.map((entry) => [keyOf(entry.id, entry.locale), entry]));
  const posts = written
    .filter((entry): entry is PostEntry => isOfType(entry, 'Post') && isVisible(entry))
    .sort(newestFirst);
  const seen = byParent(written.filter(isVisible));
  const areas = written
    .filter(isVisible)
    .map((area) => ({ area, below: seen.get(keyOf(area.id, area.locale)) ?? [] }));
  const lists = [...generateLists(posts, catalogue), ...generateAreas(areas)]
    .filter(({ id, locale }) => !find(id, locale))
    .map(placed);
  const all = [...written, ...lists];
  const visible = all.filter(isVisible);
  const byKey = new Map(visible.map((entry) => [keyOf(entry.id, entry.locale), entry]));
  const byPathname = new Map(visible.map((entry) => [entry.pathname, entry]));
  // Each page asks for those below it: looking through all pages for each takes a second for two thousand.
  const below = byParent(visible);

  const page = (id: string, locale: Locale): Page | undefined => byKey.get(keyOf(id, locale));

  return {
    /** The moment the site shows. */
    now,
    /** The day it shows, in Warsaw: `2026-11-20`. */
    day: () => warsawDayOf(now),
    /** The year it shows, in Warsaw: `2026`. */
    year: () => warsawDayOf(now).slice(0, 4),
    /** Every document with its status, also those that visitors may not see, and the lists of those they may. */
    all,
    /** Posts that may be seen, of a language, the newest first. */
    posts: (locale: Locale): PostEntry[] => posts.filter((post) => post.locale === locale),
    /** All pages of a language, or of all languages. */
    pages: (locale?: Locale): Page[] =>
      locale ? visible.filter((entry) => entry.locale === locale) : visible,
    page,
    /** The page at a pathname (`/pl/uslugi/finops`, without query or anchor). */
    byPathname: (pathname: string): Page | undefined => byPathname.get(pathname),
    /** The pathname of a page in a language; undefined when the page does not exist in it. */
    pathnameOf: (id: string, locale: Locale): string | undefined => page(id, locale)?.pathname,
    /** The path a page has, or would have, in a language; made of the slugs of drafts too, so not for visitors' eyes. */
    pathOf,
    /** The path a page has, or would have, made of nothing but what visitors may see. */
    visiblePathOf: (id: string, locale: Locale): string => composePath(id, locale, page, sections),
    /** The document of a page in a language, also one that visitors may not see. */
    written: (id: string, locale: Locale): Page | undefined => writtenByKey.get(keyOf(id, locale)),
    /** Whether pathnames have a part for this id, also where no page lives there. */
    isFolder: (id: string): boolean => sections.has(id),
    /** A page in every language it exists in, in the order of the languages. */
    versions: (id: string): Page[] => locales.flatMap((locale) => page(id, locale) ?? []),
    /** Pages directly below a page or folder. */
    children: (id: string, locale: Locale): readonly Page[] => below.get(keyOf(id, locale)) ?? [],
    /** The way from the topmost folder down to the page, the page itself last; folders without a title are left out. */
    trail: (entry: Page): Crumb[] => {
      const ids = entry.id.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
      return ids.flatMap((id) => {
        const step = page(id, entry.locale);
        const title = step
          ? (step.frontmatter.shortTitle ?? step.frontmatter.title)
          : (sections.get(id)?.[entry.locale].title ?? id);
        return title ? [{ id, title, href: step?.pathname }] : [];
      });
    },
  };
}

export type Registry = ReturnType<typeof createRegistry>;
