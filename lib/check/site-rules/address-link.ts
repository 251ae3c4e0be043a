import { locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { site as provider } from '@/site.config';
import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import { addressesOf } from './site-addresses';

/** A link that gives an address of the site where a page id is expected. */
export type AddressLink = {
  /** Page that lives at the address. */
  page: DocumentDigest;
  /** The link by id; undefined when the page does not exist in the link's language. */
  replacement?: string;
};

/** Hosts of the site, with and without `www.`. */
const hosts = ((host: string) => new Set([host, `www.${host}`]))(
  new URL(provider.origin).host.replace(/^www\./, ''),
);

/** Parts a link: origin, path, and what follows it. */
const parts = /^(https:\/\/[^/?#]*)?([^?#]*)(.*)$/is;

function isOwnOrigin(origin: string): boolean {
  return URL.canParse(origin) && hosts.has(new URL(origin).host);
}

/**
 * Recognises a link that is an address of the site.
 * @param href Link as written.
 * @param locale Language of the document it stands in.
 * @returns undefined for links by id, for links that lead elsewhere, and for whole addresses of pages
 *   that the document's language lacks: no id leads there.
 */
export function addressLink(
  href: string,
  { locale }: Pick<DocumentDigest, 'locale'>,
  site: SiteFacts,
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
