import { menuFile, menuTargets, readMenuFile } from '@/lib/check/extract/menu';
import { movedId } from '@/lib/check/extract/moved-pages';
import { type CheckedSite, type DocumentSummary, isWholeIn } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import { framePages } from '@/lib/content/known-pages';
import { parseInternalLink } from '@/lib/content/links';
import { parentId } from '@/lib/content/pathnames';
import { type Locale, locales } from '@/lib/i18n/locales';

/** How many clicks away from home a page may be. */
const mostClicks = 3;

/** What there is to follow in one language. */
type Paths = {
  pages: readonly DocumentSummary[];
  /** The same by the id of the folder they are in, '' at the top. */
  below: ReadonlyMap<string, readonly DocumentSummary[]>;
  /** Pages that the text of a page leads to, and those that its template lists below it. */
  targets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages that every page leads to, by header and footer. */
  everywhere: ReadonlySet<string>;
};

/** Whether the template of a page lists a page below it, as all do but those of posts, blog, contact and search. */
const lists = ({ type, data }: DocumentSummary, below: DocumentSummary): boolean => {
  const { layout = 'page' } = data;
  if (type === 'Post' || type === 'CaseStudy') return false;
  return layout === 'page' || (layout === 'case-studies' && below.type === 'CaseStudy');
};

/** A page that the blog lists, or to which no link has to lead. */
const needsNoLink = ({ id, type, data }: DocumentSummary): boolean => {
  const search = data['search'] as { isHidden?: unknown } | null | undefined;
  return type === 'Post' || ['home', 'not-found'].includes(id) || search?.isHidden === true;
};

function pathsIn(locale: Locale, site: CheckedSite): Paths {
  const pages = site.documents.filter((one) => one.locale === locale && one.status === 'live');
  const below = new Map<string, DocumentSummary[]>();
  for (const page of pages) {
    const above = parentId(page.id) ?? '';
    const known = below.get(above);
    if (known) known.push(page);
    else below.set(above, [page]);
  }
  const targetsOf = (page: DocumentSummary) => {
    const linked = page.links.flatMap(({ href }) => {
      const id = parseInternalLink(href)?.id;
      return id === undefined ? [] : (movedId(id, site) ?? id);
    });
    const listed = (below.get(page.id) ?? [])
      .filter((child) => lists(page, child))
      .map(({ id }) => id);
    return new Set([...linked, ...listed].filter((id) => id !== page.id));
  };
  const menu = readMenuFile(site);
  const items = (menu ? menuTargets(menu) : [])
    .filter(({ item }) => item.locales?.includes(locale) ?? true)
    .flatMap(({ url }) => {
      const id = parseInternalLink(url)?.id;
      return id === undefined ? [] : (movedId(id, site) ?? id);
    });
  return {
    pages,
    below,
    targets: new Map(pages.map((page) => [page.id, targetsOf(page)])),
    everywhere: new Set([...framePages, ...items]),
  };
}

/** How many clicks each page is away from the nearest of some; pages that no way leads to are left out. */
function clicksFrom(ids: readonly string[], { targets, everywhere }: Paths): Map<string, number> {
  const clicks = new Map(ids.map((id) => [id, 0]));
  const queue = [...ids];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const next = (clicks.get(id) ?? 0) + 1;
    for (const target of [...(targets.get(id) ?? []), ...everywhere]) {
      if (clicks.has(target)) continue;
      clicks.set(target, next);
      queue.push(target);
    }
  }
  return clicks;
}

/** The page from which a link would be found first: the nearest one above that is near enough to home, else home. */
function adviceFor({ id, locale }: DocumentSummary, paths: Paths, clicks: Map<string, number>) {
  const isNear = (one: string) => (clicks.get(one) ?? mostClicks) < mostClicks;
  let above = parentId(id);
  const isThere = (one: string) => paths.targets.has(one);
  while (above !== undefined && !(isThere(above) && isNear(above))) above = parentId(above);
  const parent = parentId(id);
  const siblings = parent === undefined ? [] : (paths.below.get(parent) ?? []);
  const sibling = siblings.find((page) => page.id !== id && isNear(page.id));
  const from = above ?? sibling?.id ?? 'home';
  return `link to "/${id}" from a text that readers come from, such as content/${from}/${locale}.mdx`;
}

const placeOf = ({ file, places }: DocumentSummary) => ({
  file,
  ...(places['title'] ?? { line: 1, column: 1 }),
});

/** Pages that visitors may see and that no text leads to. */
const orphansOf = (paths: Paths) => {
  const linked = new Set([...paths.targets.values()].flatMap((ids) => [...ids]));
  return paths.pages.filter((page) => !needsNoLink(page) && !linked.has(page.id));
};

/**
 * Whether every link of a language is known: a page that is missing, or a page or menu that cannot be read, is reported
 * itself, and may be what leads to others.
 */
const areLinksKnown = (locale: Locale, site: CheckedSite): boolean =>
  (!site.files.includes(menuFile) || readMenuFile(site) !== undefined) &&
  site.documents.every(
    (document) =>
      (document.locale !== locale || document.isRead) &&
      !isReportedMissing(document.id, locale, site),
  );

/** Looks at each language of a whole site: where a tree is a part of one, the other part may link. */
const inEachLanguage = (
  site: CheckedSite,
  find: (paths: Paths, locale: Locale) => SiteFinding[],
): SiteFinding[] =>
  locales
    .filter((locale) => isWholeIn(locale, site) && areLinksKnown(locale, site))
    .flatMap((locale) => find(pathsIn(locale, site), locale));

/** Rules about how visitors come to a page. */
export const reachRules: SiteRule[] = [
  {
    name: 'orphan-page',
    severity: 'warning',
    summary: 'The text of another page leads to a page; menu and search alone are easily missed.',
    remedy:
      'Link to it from the page the message names, or hide it from the search if nobody is to find it.',
    checkSite: (site) =>
      inEachLanguage(site, (paths, locale) => {
        const clicks = clicksFrom(['home'], paths);
        return orphansOf(paths).map((page) => ({
          ...placeOf(page),
          message: `no other text in ${languageNames[locale]} leads to this page: ${adviceFor(page, paths, clicks)}`,
        }));
      }),
  },
  {
    name: 'far-page',
    severity: 'warning',
    summary: 'A page is at most three clicks away from the home page of its language.',
    remedy: 'Link to it from a page that is nearer to home, such as the one the message names.',
    checkSite: (site) =>
      inEachLanguage(site, (paths) => {
        const clicks = clicksFrom(['home'], paths);
        const orphans = orphansOf(paths);
        // What only orphans lead to is near as soon as those are linked: one mistake is reported once.
        const below = clicksFrom(
          orphans.map(({ id }) => id),
          paths,
        );
        const isFar = ({ id }: DocumentSummary) => {
          const count = clicks.get(id);
          return count === undefined ? !below.has(id) : count > mostClicks;
        };
        return paths.pages
          .filter((page) => !needsNoLink(page) && isFar(page))
          .map((page) => {
            const count = clicks.get(page.id);
            const found = count ? `${count} clicks from home` : 'no way leads here from home';
            return {
              ...placeOf(page),
              message: `${found}: expected at most ${mostClicks}; ${adviceFor(page, paths, clicks)}`,
            };
          });
      }),
  },
];
