import { type CheckedSite, type DocumentSummary, oncePerCheck } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { withPrefix } from '@/lib/content/pathnames';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { site as provider } from '@/site.config';
import { inLinks, type SiteLink } from './site-links';

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

/** Parts a link: origin, path, and what follows it. */
const parts = /^(https:\/\/[^/?#]*)?([^?#]*)(.*)$/is;

const hostOf = (origin: string): string => new URL(origin).host.replace(/^www\./, '');

/** Whether an origin is the site's, with or without `www.`. */
const isOwnOrigin = (origin: string): boolean =>
  URL.canParse(origin) && hostOf(origin) === hostOf(provider.origin);

/**
 * Recognises a link that is an address of the site.
 * @param href Link as written.
 * @param locale Language of the page it is in.
 * @returns The page that lives there, and the link by id, none where the page does not exist in the language; undefined
 *   for links by id, for links that lead elsewhere, and for whole addresses of pages that the language lacks.
 */
export function addressLink(href: string, locale: Locale, site: CheckedSite) {
  const [, origin, written = '', rest = ''] = parts.exec(fillPlaceholders(href, locale)) ?? [];
  if (origin === undefined ? !/^\/(?!\/)/.test(written) : !isOwnOrigin(origin)) return undefined;
  const id = written.slice(1) || 'home';
  if (origin === undefined && locales.some((language) => site.find(id, language))) return undefined;
  const page = addressesOf(site).get(written.replace(/\/+$/, '') || '/');
  if (!page) return undefined;
  if (site.find(page.id, locale)) return { page, replacement: `/${page.id}${rest}` };
  return origin === undefined ? { page } : undefined;
}

/** What is wrong with a link that is an address, and its fix. */
function faultOf({ href, hrefOffset, locale }: SiteLink, site: CheckedSite) {
  const found = addressLink(href, locale, site);
  if (!found) return undefined;
  const { page, replacement } = found;
  const advice = replacement
    ? `expected the page id, "${replacement}"`
    : `its page "${page.id}" does not exist in ${languageNames[locale]}; take the link out`;
  const message = `"${href}" is an address: ${advice}`;
  if (!replacement || hrefOffset === undefined) return { message };
  return {
    message,
    fix: { start: hrefOffset, end: hrefOffset + href.length, text: replacement },
  };
}

/** The rule about addresses of the site. */
export const addressAsLink: SiteRule = {
  name: 'address-as-link',
  severity: 'error',
  summary: 'A link names a page of the site by its id, never by an address, which may change.',
  remedy: 'Replace the address by the id that the message names.',
  checkSite: (site) => inLinks(site, (link) => faultOf(link, site)),
};
