import { parseInternalLink } from '@/lib/content/links';
import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import type { SiteRule } from '../rule';
import { suggest } from '../suggest';

const languages = { en: 'English', pl: 'Polish' };

/** What is wrong with a link of a document, if anything. */
function linkFault(href: string, { locale }: DocumentDigest, site: SiteFacts): string | undefined {
  if (href.startsWith('http:'))
    return `"${href}" is not encrypted: expected an address that begins with https:`;
  if (/^(https:|mailto:|tel:|#)/.test(href)) return undefined;
  const target = parseInternalLink(href);
  if (!target) {
    return `"${href}" is no link: expected a page id such as /services/finops, an #anchor, or an address that begins with https:, mailto: or tel:`;
  }
  const { id } = target;
  const page = site.find(id, locale);
  if (page?.status === 'live') return undefined;
  if (page) {
    const state = page.status === 'draft' ? 'a draft' : 'scheduled for later';
    return `page "${id}" is ${state}: visitors would find nothing there`;
  }
  const ids = [...new Set(site.documents.map((document) => `/${document.id}`))].sort();
  if (ids.includes(`/${id}`)) return `page "${id}" does not exist in ${languages[locale]}`;
  const hint = suggest(`/${id}`, ids);
  const help = hint.includes('did you mean')
    ? hint
    : '; links name a page by its folder below content/';
  return `there is no page "${id}"${help}`;
}

/** Rules about where links lead. */
export const linkRules: SiteRule[] = [
  {
    name: 'dead-link',
    severity: 'error',
    summary: 'A link leads to a page that visitors can see in the same language.',
    remedy: 'Name the page by its id, the folder’s path below content/.',
    check: (site) =>
      site.documents.flatMap((document) =>
        document.links.flatMap(({ href, prop, line, column }) => {
          const fault = linkFault(href, document, site);
          if (!fault) return [];
          const message = prop ? `\`${prop}\`: ${fault}` : fault;
          return [{ file: document.file, line, column, message }];
        }),
      ),
  },
];
