import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { DocumentDigest, SiteFacts } from '@/lib/check/facts/site-facts';
import { languageNames } from '@/lib/check/language-names';
import type { SiteRule } from '@/lib/check/rule';
import { composePath, withPrefix } from '@/lib/content/addresses';
import type { ContentDocument } from '@/lib/content/document';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholders, fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { site as provider } from '@/site.config';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What addresses are composed of; values that are no text count as missing. */
const addressParts = ({ data }: DocumentDigest) =>
  ({
    frontmatter: { slug: textOf(data['slug']), path: textOf(data['path']) },
  }) as unknown as ContentDocument;

/** A folder's own part of addresses, or undefined where the file is broken. */
function readSection(directory: string, file: string): Section | undefined {
  try {
    const data: unknown = parse(readFileSync(path.join(directory, file), 'utf8'));
    return sectionSchema.safeParse(fillPlaceholdersDeep(data, 'shared')).data;
  } catch {
    return undefined;
  }
}

function sectionsOf({ directory, files }: SiteFacts): Map<string, Section> {
  const found = files
    .filter((file) => file.endsWith('/_section.yaml'))
    .map((file) => [path.posix.dirname(file), readSection(directory, file)] as const);
  return new Map(found.flatMap(([id, section]) => (section ? [[id, section]] : [])));
}

/** Addresses that a page had before, with the language's prefix. */
const oldAddresses = ({ data, locale }: DocumentDigest): string[] => {
  const { redirectFrom } = data;
  if (!Array.isArray(redirectFrom)) return [];
  return redirectFrom.flatMap((one) => (textOf(one) ? withPrefix(locale, String(one)) : []));
};

function readAddresses(site: SiteFacts): Map<string, DocumentDigest> {
  const sections = sectionsOf(site);
  const find = (id: string, locale: Locale) => {
    const digest = site.find(id, locale);
    return digest && addressParts(digest);
  };
  const pages = new Map<string, DocumentDigest>();
  const add = (address: string, page: DocumentDigest) => {
    if (!pages.has(address)) pages.set(address, page);
  };
  for (const page of site.documents)
    add(withPrefix(page.locale, composePath(page.id, page.locale, find, sections)), page);
  for (const page of site.documents) for (const address of oldAddresses(page)) add(address, page);
  return pages;
}

const known = new WeakMap<SiteFacts, ReadonlyMap<string, DocumentDigest>>();

/** All addresses of the site, of today and of before, with the pages they lead to; made once per check. */
function addressesOf(site: SiteFacts): ReadonlyMap<string, DocumentDigest> {
  const addresses = known.get(site) ?? readAddresses(site);
  known.set(site, addresses);
  return addresses;
}

/** A link that gives an address of the site where a page id is expected. */
type AddressLink = {
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
