import { existsSync } from 'node:fs';
import { menuTargets, readMenuFile } from '@/lib/check/extract/menu';
import { type Move, movedId, movesOf } from '@/lib/check/extract/moved-pages';
import { type CheckedSite, type DocumentSummary, placeOf } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import { type Place, type SiteFinding, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { vanishedAddresses } from '@/lib/check/rules/addresses/old-addresses';
import { addressPlace } from '@/lib/check/rules/addresses/page-addresses';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import { notFoundId } from '@/lib/content/known-pages';
import { parseInternalLink } from '@/lib/content/links';
import { parentId } from '@/lib/content/pathnames';
import { type Locale, locales } from '@/lib/i18n/locales';
import { documentTypeNamed } from '@/lib/schema/document-types';

/** The most places that a message names. */
const mostNamed = 4;

/** Places of links that name a page below a folder. */
function linksTo({ from }: Move, site: CheckedSite): Place[] {
  const isBelow = (href: string) => `${parseInternalLink(href)?.id}/`.startsWith(`${from}/`);
  const inPages = site.documents.flatMap(({ file, links }) =>
    links
      .filter(({ href }) => isBelow(href))
      .map(({ line, column }): Place => ({ file, line, column })),
  );
  const menu = readMenuFile(site);
  const inMenu = (menu ? menuTargets(menu) : []).filter(({ url }) => isBelow(url));
  return [...inPages, ...inMenu.flatMap(({ path }) => menu?.placeOf(path) ?? [])];
}

/** The first few of some things, and how many there are besides. */
function namedOf(all: readonly string[]): string {
  const more = all.length - mostNamed;
  return `${all.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What is left to do after a folder was moved by hand; nothing where everything follows it already. */
function leftToDo(move: Move, site: CheckedSite): SiteFinding[] {
  const { from, to } = move;
  const links = linksTo(move, site).map(({ file, line }) => `${file}:${line}`);
  const addresses = vanishedAddresses(site).filter(({ id }) => `${id}/`.startsWith(`${from}/`));
  const [first] = site.documents
    .filter(({ id }) => `${id}/`.startsWith(`${to}/`))
    .sort((one, other) => one.id.length - other.id.length);
  if (!first || links.length + addresses.length === 0) return [];
  const parts = [
    links.length > 0 &&
      `${links.length} ${links.length === 1 ? 'link names' : 'links name'} the old id: ${namedOf(links)}`,
    addresses.length > 0 &&
      `nothing is left at ${namedOf(addresses.map(({ address }) => address))}`,
  ].filter(Boolean);
  const message = `this page was "${from}" and is "${to}" now: its text is the same, its folder is another; ${parts.join('; ')}. Run \`npm run move ${from} ${to}\`, which corrects links, menu and records and redirects the old addresses; or give the folder its old name`;
  return [{ ...startOfFile(first.file), message }];
}

/** Pages without which the site cannot be built, and why. */
const required = [
  { id: 'home', reason: 'the site has no beginning' },
  { id: notFoundId, reason: 'unknown addresses have no answer' },
] as const;

/** The whole site, and not a tree of some pages: it is checked together with its texts and its past. */
const isWholeSite = ({ messages, snapshot }: CheckedSite) =>
  [messages, snapshot].every((target) => target !== undefined && existsSync(target));

/** Required pages that are in no language, or in one alone on purpose; else missing-translation reports the other. */
const missingPages = (site: CheckedSite): SiteFinding[] =>
  required.flatMap(({ id, reason }) => {
    const [page] = locales.flatMap((locale) => site.find(id, locale) ?? []);
    const [lacking] = locales.filter((locale) => !site.find(id, locale));
    if (!page) {
      const names = locales.map((locale) => languageNames[locale]).join(' and ');
      const message = `there is no page "${id}" in ${names}: without it ${reason}; write content/${id}/${lacking}.mdx`;
      return [{ ...startOfFile(`${id}/${lacking}.mdx`), message }];
    }
    if (!lacking || page.data['singleLanguage'] !== true) return [];
    const message = `page "${id}" is needed in every language: write content/${id}/${lacking}.mdx, and take \`singleLanguage\` out here`;
    return [{ ...placeOf(page, 'singleLanguage'), message }];
  });

/** Required pages that visitors do not see. */
const hiddenPages = ({ documents }: CheckedSite): SiteFinding[] =>
  documents
    .filter(({ id, status }) => status !== 'live' && required.some((one) => one.id === id))
    .map((document) => {
      const { id, status } = document;
      const [what, key] = status === 'draft' ? ['a draft', 'draft'] : ['scheduled', 'scheduled'];
      const message = `page "${id}" is ${what}: the site cannot be built without it; take \`${key}: true\` out`;
      return { ...placeOf(document, key), message };
    });

/** A home page that lives elsewhere: nothing would be at `/`. */
const misplacedHome = (site: CheckedSite): SiteFinding[] =>
  registryOf(site)
    .all.filter(({ id, path }) => id === 'home' && path !== '/')
    .map((page) => ({
      ...addressPlace(page, site),
      message: `the home page lives at "/": expected \`path: "/"\`, found ${page.path}`,
    }));

/** A page that the blog lists, or to which no link has to lead. */
const needsNoLink = ({ id, type, data }: DocumentSummary): boolean => {
  const search = data['search'] as { isHidden?: unknown } | null | undefined;
  const { isListedElsewhere } = documentTypeNamed(type);
  return isListedElsewhere || ['home', notFoundId].includes(id) || search?.isHidden === true;
};

/** Whether the template of a page lists a page below it, as all do but those of posts, blog, contact and search. */
const lists = ({ type, data }: DocumentSummary, below: DocumentSummary): boolean => {
  const { layout = 'page' } = data;
  if (documentTypeNamed(type).isLeaf) return false;
  return layout === 'page' || (layout === 'case-studies' && below.type === 'CaseStudy');
};

/** Pages in a language that visitors may see and that no other text leads to. */
function orphansIn(locale: Locale, site: CheckedSite): SiteFinding[] {
  const pages = site.documents.filter((one) => one.locale === locale && one.status === 'live');
  const byId = new Map(pages.map((page) => [page.id, page]));
  const linked = new Set<string>();
  for (const { id, links } of pages)
    for (const { href } of links) {
      const written = parseInternalLink(href)?.id ?? id;
      const target = movedId(written, site) ?? written;
      if (target !== id) linked.add(target);
    }
  const isListed = (page: DocumentSummary) => {
    const above = byId.get(parentId(page.id) ?? '');
    return above !== undefined && lists(above, page);
  };
  return pages
    .filter((page) => !needsNoLink(page) && !linked.has(page.id) && !isListed(page))
    .map((page) => {
      const { id } = page;
      let above = parentId(id);
      while (above !== undefined && !byId.has(above)) above = parentId(above);
      const message = `no other text in ${languageNames[locale]} leads to this page: link to "/${id}" from a text that readers come from, such as content/${above ?? 'home'}/${locale}.mdx`;
      return { ...placeOf(page, 'title'), message };
    });
}

/** Whether a tree is a whole site in a language, and not some pages of one, to which other pages may lead. */
const isWholeIn = (locale: Locale, { find }: CheckedSite): boolean =>
  ['home', notFoundId].every((id) => find(id, locale)?.status === 'live');

/** Whether every link of a language is known: a page that is missing or cannot be read may be what leads to others. */
const areLinksKnown = (locale: Locale, site: CheckedSite): boolean =>
  site.documents.every(
    (document) =>
      (document.locale !== locale || document.isRead) &&
      !isReportedMissing(document.id, locale, site),
  );

/** Rules about the pages that a site has, and how visitors come to them. */
export const pageRules: readonly SiteRule[] = [
  {
    name: 'moved-page',
    severity: 'error',
    summary: 'Where the folder of a page is renamed or moved, its links and addresses follow.',
    remedy: 'Move it with `npm run move <old id> <new id>`, which may also be run afterwards.',
    checkSite: (site) => movesOf(site).flatMap((move) => leftToDo(move, site)),
  },
  {
    name: 'required-page',
    severity: 'error',
    summary: 'The site has a home page, at `/`, and a not-found page in every language.',
    remedy: 'Write content/home/ or content/not-found/ in the language the message names.',
    checkSite: (site) =>
      isWholeSite(site)
        ? [...missingPages(site), ...hiddenPages(site), ...misplacedHome(site)]
        : [],
  },
  {
    name: 'orphan-page',
    severity: 'warning',
    summary: 'The text of another page leads to a page; menu and search alone are easily missed.',
    remedy:
      'Link to it from the page the message names, or hide it from the search if nobody is to find it.',
    checkSite: (site) =>
      locales
        .filter((locale) => isWholeIn(locale, site) && areLinksKnown(locale, site))
        .flatMap((locale) => orphansIn(locale, site)),
  },
];
