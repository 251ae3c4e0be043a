import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { parseInternalLink } from '@/lib/content/links';

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

/** Rules about links to a place in a page. */
export const deadAnchor: SiteRule = {
  name: 'dead-anchor',
  severity: 'error',
  summary: 'What follows `#` in a link is the id of a heading or section of that page.',
  remedy: 'Use the suggested id, or give the Section that is meant an `id`.',
  checkSite: (site) =>
    site.documents.flatMap((document) =>
      document.links.flatMap(({ href, prop, line, column }) => {
        if (!href.includes('#')) return [];
        const fault = anchorFault(href, document, site);
        if (!fault) return [];
        const message = prop ? `\`${prop}\`: ${fault}` : fault;
        return [{ file: document.file, line, column, message }];
      }),
    ),
};
