import {
  type CheckedSite,
  type DocumentSummary,
  oncePerCheck,
  ownHosts,
} from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { withPrefix } from '@/lib/content/pathnames';
import { locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';

/** All addresses of the site, of today and of before, with the pages they lead to; the first page with an address has it. */
const addressesOf = oncePerCheck((site: CheckedSite): ReadonlyMap<string, DocumentSummary> => {
  const written = registryOf(site).all.flatMap((page) => {
    const document = page.generated ? undefined : site.find(page.id, page.locale);
    return document ? [{ page, document }] : [];
  });
  const addresses = [
    ...written.map(({ page, document }) => [page.pathname, document] as const),
    ...written.flatMap(({ page: { frontmatter, locale }, document }) =>
      (frontmatter.redirectFrom ?? []).map((path) => [withPrefix(locale, path), document] as const),
    ),
  ];
  return new Map(addresses.reverse());
});

/** A link that gives an address of the site where a page id is expected. */
type AddressLink = {
  /** Page that lives at the address. */
  page: DocumentSummary;
  /** The link by id; undefined when the page does not exist in the link's language. */
  replacement?: string;
};

/** Parts a link: origin, path, and what follows it. */
const parts = /^(https:\/\/[^/?#]*)?([^?#]*)(.*)$/is;

const isOwnOrigin = (origin: string): boolean =>
  URL.canParse(origin) && ownHosts.has(new URL(origin).host);

/**
 * Recognises a link that is an address of the site.
 * @param href Link as written.
 * @param locale Language of the document it is in.
 * @returns undefined for links by id, for links that lead elsewhere, and for whole addresses of pages
 *   that the document's language lacks: no id leads there.
 */
export function addressLink(
  href: string,
  { locale }: Pick<DocumentSummary, 'locale'>,
  site: CheckedSite,
): AddressLink | undefined {
  const [, origin, written = '', rest = ''] = parts.exec(fillPlaceholders(href, locale)) ?? [];
  if (origin === undefined ? !/^\/(?!\/)/.test(written) : !isOwnOrigin(origin)) return undefined;
  if (origin === undefined) {
    const id = written.slice(1) || 'home';
    if (locales.some((language) => site.find(id, language))) return undefined;
  }
  const page = addressesOf(site).get(written.replace(/\/+$/, '') || '/');
  if (!page) return undefined;
  if (site.find(page.id, locale)) return { page, replacement: `/${page.id}${rest}` };
  return origin === undefined ? { page } : undefined;
}

type Link = DocumentSummary['links'][number];

/** What is wrong with a link that is an address, and its fix. */
function faultOf({ href, hrefOffset, prop }: Link, document: DocumentSummary, site: CheckedSite) {
  const found = addressLink(href, document, site);
  if (!found) return undefined;
  const { page, replacement } = found;
  const advice = replacement
    ? `expected the page id, "${replacement}"`
    : `its page "${page.id}" does not exist in ${languageNames[document.locale]}; take the link out`;
  const message = `${prop ? `\`${prop}\`: ` : ''}"${href}" is an address: ${advice}`;
  if (!replacement || hrefOffset === undefined) return { message };
  const fix = { start: hrefOffset, end: hrefOffset + href.length, text: replacement };
  return { message, fix };
}

/** Rules about addresses of the site. */
export const addressAsLink: SiteRule = {
  name: 'address-as-link',
  severity: 'error',
  summary: 'A link names a page of the site by its id, never by an address, which may change.',
  remedy: 'Replace the address by the id that the message names.',
  checkSite: (site) =>
    site.documents.flatMap((document) =>
      document.links.flatMap((link) => {
        const fault = faultOf(link, document, site);
        const { line, column } = link;
        return fault ? [{ file: document.file, line, column, ...fault }] : [];
      }),
    ),
};
