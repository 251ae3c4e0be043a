import { movedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { readDataFile } from '@/lib/check/extract/yaml';
import { languageNames } from '@/lib/check/language-names';
import { faultsIn, type SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { releasedIds } from '@/lib/check/rules/addresses/old-addresses';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import { suggest } from '@/lib/check/suggest';
import { parseInternalLink } from '@/lib/content/links';
import { authorsId, tagsId } from '@/lib/content/lists';
import type { Registry } from '@/lib/content/registry';
import { locales } from '@/lib/i18n/locales';
import { jobsLanguage, jobsSchema } from '@/lib/schema/data/jobs';
import { referencesIn } from '@/lib/schema/formats';
import { addressLink } from './address-as-link';

/** Tells of pages that are nowhere which were meant. Looks each id up once: one link may be dead in many pages. */
export function missingPageAdviser(site: CheckedSite): (id: string) => string {
  const ids = [...new Set(registryOf(site).all.map((page) => `/${page.id}`))].sort();
  const released = releasedIds(site);
  const known = new Map<string, string>();
  const tell = (id: string): string => {
    if (released.has(id))
      return `page "${id}" was removed: name the page that takes its place, or take this out`;
    const hint = suggest(`/${id}`, ids);
    const advice = hint.includes('did you mean')
      ? hint
      : '; a link names a page by its folder below content/, such as /services/finops';
    return `there is no page "${id}"${advice}`;
  };
  return (id) => {
    const message = known.get(id) ?? tell(id);
    known.set(id, message);
    return message;
  };
}

/** Whether a subject or a person has a page as soon as posts have them. */
const isListOf = (id: string, registry: Registry) =>
  [tagsId, authorsId].some((above) => id.startsWith(`${above}/`)) && registry.isFolder(id);

/** A page id that lacks its slash: `services/finops`. Of anything else nothing is certain. */
const meantLink = (href: string): string | undefined =>
  /^[a-z0-9-]+(?:\/[a-z0-9-]+)+(?:#\S*)?$/.test(href) ? `/${href}` : undefined;

/**
 * What is wrong with a link, if anything.
 * @param missing What is said of a page that is nowhere (`missingPageAdviser`).
 */
function linkFault(
  href: string,
  document: Pick<DocumentSummary, 'locale'>,
  site: CheckedSite,
  missing: (id: string) => string,
): string | undefined {
  const { locale } = document;
  // Unencrypted addresses are reported by insecure-link.
  if (/^(https?:|mailto:|tel:|#)/i.test(href)) return undefined;
  const target = parseInternalLink(href);
  if (!target) {
    const meant = meantLink(href);
    return `"${href}" is no link: ${meant ? `expected a page id, which begins with a slash; write ${meant}` : 'expected a page id such as /services/finops, an #anchor of this page, or an address that begins with https:, mailto: or tel:'}`;
  }
  const { id } = target;
  const page = site.find(id, locale);
  if (page?.status === 'live') return undefined;
  if (page) {
    const state = page.status === 'draft' ? 'a draft' : 'scheduled for later';
    return `page "${id}" is ${state}: visitors would find nothing there; link to another page until it is published`;
  }
  // The whole folder was moved, which moved-page reports once.
  if (movedId(id, site) !== undefined) return undefined;
  const registry = registryOf(site);
  if (registry.page(id, locale)) return undefined;
  if (isReportedMissing(id, locale, site)) return undefined;
  if (locales.some((other) => site.find(id, other) ?? registry.page(id, other)))
    return `page "${id}" does not exist in ${languageNames[locale]}: link to a page that does, or take the link out`;
  if (isListOf(id, registry))
    return `no post that visitors can see is on the list "${id}": it has no page until one is; take the link out until then`;
  // Addresses are reported by address-as-link, but for those of lists, which no file has.
  if (addressLink(href, document, site)) return undefined;
  const list = registry.byPathname(`/${id}`);
  if (list?.generated) return `"${href}" is an address: expected the page’s id, /${list.id}`;
  return missing(id);
}

const jobsFile = 'data/jobs.yaml';

/** Positions are in the language of the page that shows them. */
const jobPage = { locale: jobsLanguage };

/**
 * Where positions say that one applies, and nothing is there.
 * @param missing What is said of a page that is nowhere.
 */
function jobLinkFaults(site: CheckedSite, missing: (id: string) => string): SiteFinding[] {
  if (!site.files.includes(jobsFile)) return [];
  const { yaml, placeOf } = readDataFile(site.directory, jobsFile);
  return faultsIn(
    referencesIn(yaml.data, jobsSchema, 'link'),
    ({ path }) => placeOf(path),
    ({ path, value }) => {
      const address = addressLink(value, jobPage, site);
      const fault =
        linkFault(value, jobPage, site, missing) ??
        (address && `"${value}" is an address: expected the page’s id, /${address.page.id}`);
      return fault && `\`${path.at(-1)}\`: ${fault}`;
    },
  );
}

/** An anchor as ids are written; browsers decode it in the same way. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The page a link with an anchor leads to, if its anchors can be known. */
function targetOf(href: string, document: DocumentSummary, site: CheckedSite) {
  const own = href.startsWith('#');
  const link = own ? undefined : parseInternalLink(href);
  const page = link ? site.find(link.id, document.locale) : document;
  const anchor = own ? href.slice(1) : link?.anchor;
  // A page that is not there is reported by dead-link, one that cannot be parsed by mdx-syntax.
  if (anchor === undefined || !page?.isRead || (!own && page.status !== 'live')) return undefined;
  return { page, anchor: decoded(anchor) };
}

/** What is wrong with the anchor of a link, if anything. */
function anchorFault(
  href: string,
  document: DocumentSummary,
  site: CheckedSite,
): string | undefined {
  const target = targetOf(href, document, site);
  if (!target) return undefined;
  const { page, anchor } = target;
  // `#top` is the top of every page (HTML, "scroll to the fragment").
  if (anchor === 'top' || page.anchors.includes(anchor)) return undefined;
  const where =
    page === document ? 'this page' : `page "${page.id}" in ${languageNames[page.locale]}`;
  const [first = 'first-steps'] = page.anchors;
  if (anchor === '')
    return `"#" leads nowhere: expected the id of a heading or section behind it, such as "#${first}"`;
  if (page.anchors.length === 0)
    return `there is no "#${anchor}" in ${where}: it has no heading, and no section with an id, <Section id="${anchor}">`;
  return `there is no "#${anchor}" in ${where}${suggest(anchor, page.anchors)}`;
}

type Link = DocumentSummary['links'][number];

/** What is wrong with the links of all documents. */
const inDocuments = (
  { documents }: CheckedSite,
  faultOf: (link: Link, document: DocumentSummary) => string | undefined,
): SiteFinding[] =>
  documents.flatMap((document) =>
    faultsIn(
      document.links,
      ({ line, column }) => ({ file: document.file, line, column }),
      (link) => {
        const fault = faultOf(link, document);
        return fault && link.prop ? `\`${link.prop}\`: ${fault}` : fault;
      },
    ),
  );

/** Rules about where links lead. */
export const deadLinkRules: readonly SiteRule[] = [
  {
    name: 'dead-link',
    severity: 'error',
    summary: 'A link leads to a page that visitors can see in the same language.',
    remedy: 'Name the page by its id, the folder’s path below content/.',
    checkSite: (site) => {
      const missing = missingPageAdviser(site);
      return [
        ...inDocuments(site, ({ href }, document) => linkFault(href, document, site, missing)),
        ...jobLinkFaults(site, missing),
      ];
    },
  },
  {
    name: 'dead-anchor',
    severity: 'error',
    summary: 'What follows `#` in a link is the id of a heading or section of that page.',
    remedy: 'Use the suggested id, or give the Section that is meant an `id`.',
    checkSite: (site) =>
      inDocuments(site, ({ href }, document) =>
        href.includes('#') ? anchorFault(href, document, site) : undefined,
      ),
  },
];
