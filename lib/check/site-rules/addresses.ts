import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import type { SiteRule } from '../rule';
import { addressLink } from './address-link';
import { languageNames } from './language-names';

type Link = DocumentDigest['links'][number];

/** What is wrong with a link that is an address, and its mending. */
function faultOf({ href, hrefOffset, prop }: Link, document: DocumentDigest, site: SiteFacts) {
  const found = addressLink(href, document, site);
  if (!found) return undefined;
  const { page, replacement } = found;
  const advice = replacement
    ? `expected the page id, "${replacement}"`
    : `its page "${page.id}" does not exist in ${languageNames[document.locale]}`;
  const message = `${prop ? `\`${prop}\`: ` : ''}"${href}" is an address: ${advice}`;
  if (!replacement || hrefOffset === undefined) return { message };
  const fix = { start: hrefOffset, end: hrefOffset + href.length, text: replacement };
  return { message, fix };
}

/** Rules about addresses of the site. */
export const addressRules: SiteRule[] = [
  {
    name: 'address-as-link',
    severity: 'error',
    summary: 'A link names a page of the site by its id, never by an address, which may change.',
    remedy: 'Replace the address by the id that the message names.',
    check: (site) =>
      site.documents.flatMap((document) =>
        document.links.flatMap((link) => {
          const fault = faultOf(link, document, site);
          const { line, column } = link;
          return fault ? [{ file: document.file, line, column, ...fault }] : [];
        }),
      ),
  },
];
