import { movedId } from '@/lib/check/extract/moved-pages';
import { type CheckedSite, oncePerCheck } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { releasedIds } from '@/lib/check/rules/addresses/old-addresses';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import { suggest } from '@/lib/check/suggest';
import { composedAnchor, parseInternalLink } from '@/lib/content/links';
import { authorsId, tagsId } from '@/lib/content/lists';
import { locales } from '@/lib/i18n/locales';
import { addressLink } from './address-as-link';
import { inLinks, type SiteLink } from './site-links';

/** What is said of pages that are nowhere, by their ids: many pages may have the same dead link. */
const missingPages = oncePerCheck((site: CheckedSite) => ({
  ids: [...new Set(registryOf(site).all.map(({ id }) => `/${id}`))].sort(),
  messages: new Map<string, string>(),
}));

/** Tells of a page that is nowhere which one was meant. */
export function missingPage(id: string, site: CheckedSite): string {
  const { ids, messages } = missingPages(site);
  const known = messages.get(id);
  if (known) return known;
  const hint = suggest(`/${id}`, ids);
  const advice = hint.includes('did you mean')
    ? hint
    : '; a link names a page by its folder below content/, such as /services/finops';
  const message = releasedIds(site).has(id)
    ? `page "${id}" was removed: name the page that takes its place, or take this out`
    : `there is no page "${id}"${advice}`;
  messages.set(id, message);
  return message;
}

/** What is wrong with a link that names no page. */
function formFault(href: string): string {
  // A page id that lacks its slash; of anything else nothing is certain.
  const advice = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+(?:#\S*)?$/.test(href)
    ? `expected a page id, which begins with a slash; write /${href}`
    : 'expected a page id such as /services/finops, an #anchor of this page, or an address that begins with https:, mailto: or tel:';
  return `"${href}" is no link: ${advice}`;
}

/** What is wrong with a link, if anything. */
function linkFault({ href, locale }: SiteLink, site: CheckedSite): string | undefined {
  // Unencrypted addresses are reported by insecure-link.
  if (/^(https?:|mailto:|tel:|#)/i.test(href)) return undefined;
  const id = parseInternalLink(href)?.id;
  if (id === undefined) return formFault(href);
  const page = site.find(id, locale);
  if (page?.status === 'live') return undefined;
  if (page) {
    const state = page.status === 'draft' ? 'a draft' : 'scheduled for later';
    return `page "${id}" is ${state}: visitors would find nothing there; link to another page until it is published`;
  }
  // The whole folder was moved, which moved-page reports once.
  if (movedId(id, site) !== undefined) return undefined;
  const registry = registryOf(site);
  if (registry.page(id, locale) || isReportedMissing(id, locale, site)) return undefined;
  if (locales.some((other) => site.find(id, other) ?? registry.page(id, other)))
    return `page "${id}" does not exist in ${languageNames[locale]}: link to a page that does, or take the link out`;
  if (registry.isFolder(id) && [tagsId, authorsId].some((list) => id.startsWith(`${list}/`)))
    return `no post that visitors can see is on the list "${id}": it has no page until one is; take the link out until then`;
  // Addresses are reported by address-as-link, but for those of lists, which no file has.
  if (addressLink(href, locale, site)) return undefined;
  const list = registry.byPathname(`/${id}`);
  return list?.generated
    ? `"${href}" is an address: expected the page’s id, /${list.id}`
    : missingPage(id, site);
}

/** An anchor as ids are written; browsers decode it in the same way. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** What is wrong with the anchor of a link, if anything. */
function anchorFault({ href, locale, document }: SiteLink, site: CheckedSite): string | undefined {
  const link = parseInternalLink(href);
  const isOwn = href.startsWith('#');
  const page = isOwn ? document : link && site.find(link.id, locale);
  const written = isOwn ? href.slice(1) : link?.anchor;
  // A page that is not there is reported by dead-link, one that cannot be parsed by mdx-syntax.
  if (written === undefined || !page?.isRead || (!isOwn && page.status !== 'live'))
    return undefined;
  const anchor = decoded(composedAnchor(written));
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

/** Asks the same question of every link. */
const told = (
  site: CheckedSite,
  faultOf: (link: SiteLink, site: CheckedSite) => string | undefined,
) =>
  inLinks(site, (link) => {
    const message = faultOf(link, site);
    return message ? { message } : undefined;
  });

/** Rules about where links lead. */
export const deadLinkRules: readonly SiteRule[] = [
  {
    name: 'dead-link',
    severity: 'error',
    summary: 'A link leads to a page that visitors can see in the same language.',
    remedy: 'Name the page by its id, the folder’s path below content/.',
    checkSite: (site) => told(site, linkFault),
  },
  {
    name: 'dead-anchor',
    severity: 'error',
    summary: 'What follows `#` in a link is the id of a heading or section of that page.',
    remedy: 'Use the suggested id, or give the Section that is meant an `id`.',
    checkSite: (site) => told(site, anchorFault),
  },
];
