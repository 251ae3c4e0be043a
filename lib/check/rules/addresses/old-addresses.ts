import path from 'node:path';
import { movedId } from '@/lib/check/extract/moved-pages';
import {
  type CheckedSite,
  type DocumentSummary,
  oncePerCheck,
  placeOf,
} from '@/lib/check/extract/site';
import { entryIds, registryOf } from '@/lib/check/extract/site-registry';
import { readJson } from '@/lib/check/extract/yaml';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { faultsIn, fileOfPath, type Place, type SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import type { Page } from '@/lib/content/document';
import { parentId, withPrefix } from '@/lib/content/pathnames';
import { contentRedirects } from '@/lib/content/redirects';
import { createSource, readText } from '@/lib/content/source';
import { isPlainFile, readFileTree } from '@/lib/files/file-tree';
import { fileOfPage } from '@/lib/hosting/hosting';
import { lookupPath } from '@/lib/hosting/request-path';
import { type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { pageFields } from '@/lib/schema/page-fields';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { addressPlace, routesIn } from './page-addresses';

/** An entry of a page's `redirectFrom`; `key` is what all spellings of its address have in common. */
type OldAddress = {
  document: DocumentSummary;
  index: number;
  path: string;
  address: string;
  key: string;
};

/** Old addresses of pages that visitors see, or will see by themselves. */
function oldAddresses({ documents }: CheckedSite): OldAddress[] {
  return documents.flatMap((document) => {
    const { data, locale, status } = document;
    const list: unknown = data['redirectFrom'];
    if (!Array.isArray(list) || status === 'draft') return [];
    return list.flatMap((path: unknown, index): OldAddress[] =>
      // What is no address at all is reported by frontmatter-value.
      typeof path === 'string' && pageFields.redirectFrom.safeParse([path]).success
        ? [oldAddress(document, index, path, withPrefix(locale, path))]
        : [],
    );
  });
}

const oldAddress = (
  document: DocumentSummary,
  index: number,
  path: string,
  address: string,
): OldAddress => ({ document, index, path, address, key: lookupPath(address) });

/** Files that builds and Next.js make, besides those of the routes of `app/`. */
const madeFiles =
  '_headers _next _redirects forms healthz manifest.webmanifest robots.txt search-index'.split(' ');

/** Routes of the site below whose addresses there may be pages that are gone: what is there itself is known by its name. */
const openRoutes = ['404', 'downloads', 'pl'];

/** Addresses of files, by `lookupPath`; where all below a folder is made by the site, that of the folder with a slash behind it. */
const fileAddresses = oncePerCheck((site: CheckedSite): ReadonlySet<string> => {
  const routes = locales.flatMap((locale) => {
    const { prefix } = localeSettings[locale];
    const names = routesIn(path.resolve(`app${prefix}`));
    return names.filter((name) => !openRoutes.includes(name)).map((name) => `${prefix}/${name}`);
  });
  const made = [...routes, ...madeFiles.map((name) => `/${name}`)];
  const spreadsheets = (entryIds(site, 'data/downloads.yaml') ?? []).flatMap((id) =>
    locales.map((locale) => `/downloads/${id}.${locale}.csv`),
  );
  const { files } = readFileTree(site.publicFiles ?? publicDirectory);
  // Next.js puts the data of a page beside it.
  const data = registryOf(site).all.map(
    ({ pathname }) => `${fileOfPage(pathname).slice(0, -5)}.txt`,
  );
  return new Set([
    ...made.flatMap((name) => [name, `${name}/`]),
    ...[...spreadsheets, ...data, ...files.map((file) => `/${file}`)].map(lookupPath),
  ]);
});

/** Whether a file is at an address: hosts send it, and never look for a redirect, or the other way round. */
const isFile = (key: string, site: CheckedSite): boolean => {
  const files = fileAddresses(site);
  return (
    files.has(key) ||
    [...key.matchAll(/\//g)].some(({ index }) => files.has(key.slice(0, index + 1)))
  );
};

/** How the same address is spelled elsewhere, where it is not alike. */
const otherwise = (address: string, other: string): string =>
  address === other ? '' : ` (there ${other}; capitals and .html make no other address)`;

/** What keeps an old address from leading to its page, if anything. */
function redirectFault(
  { path, address, key, document, index }: OldAddress,
  entries: readonly OldAddress[],
  pages: readonly Page[],
  site: CheckedSite,
): string | undefined {
  const { prefix } = localeSettings[document.locale];
  if (prefix && (path === prefix || path.startsWith(`${prefix}/`)))
    return `"${path}" begins with the language: expected "${path.slice(prefix.length) || '/'}", ${prefix} is added by itself`;
  if (isFile(key, site))
    return `${address} is kept for the site itself, which has a file there: expected an old address, at which there is nothing; take it out`;
  const page = pages.find(({ pathname, status }) => pathname === key && status !== 'draft');
  const isOwn = page?.file === document.file;
  // Another spelling of the page's own address, such as `/costs.html`, does no harm.
  if (page && (!isOwn || page.pathname === address)) {
    const whose = isOwn ? 'this page itself' : page.file;
    return `${address} is the address of ${whose}${otherwise(address, page.pathname)}: expected an old one, at which no page lives; take it out`;
  }
  const same = entries.filter((other) => other.key === key);
  const other = same.find((one) => one.document !== document);
  if (other)
    return `${address} is an old address of ${other.document.file} as well${otherwise(address, other.address)}, and it can lead to one page only: take it out here or there`;
  // A page that names an address twice is reported the second time only.
  return same.some((one) => one.index < index && one.address === address)
    ? `${address} is here twice: keep one of the two`
    : undefined;
}

/** The language an address is in, and its path without the language's prefix. */
function addressParts(address: string) {
  const locale =
    locales.find((one) => {
      const { prefix } = localeSettings[one];
      return prefix !== '' && (address === prefix || address.startsWith(`${prefix}/`));
    }) ?? locales[0];
  return { locale, path: address.slice(localeSettings[locale].prefix.length) || '/' };
}

/**
 * The addresses that the last release recorded, with the ids of their pages and their places in the file; or the place at
 * which it cannot be read. Neither where there is no such file.
 */
const releaseOf = oncePerCheck(({ snapshot, directory }: CheckedSite) => {
  if (!snapshot || !isPlainFile(snapshot)) return { entries: [] };
  const { source } = withoutConflicts(createSource(snapshot, readText(snapshot)));
  const { data, syntax, keyOffset } = readJson(source.text, 'shared');
  const file = fileOfPath(directory, snapshot);
  const placeAt = (offset: number): Place => ({ file, ...source.at(offset) });
  if (syntax.length > 0 || data === null || typeof data !== 'object' || Array.isArray(data))
    return { entries: [], fault: placeAt(syntax[0]?.offset ?? 0) };
  const entries = Object.entries(data).map(([written, id]) => ({
    written,
    id: String(id),
    address: fillPlaceholders(written, addressParts(written).locale),
    place: placeAt(keyOffset([written])),
  }));
  return { entries };
});

/** Ids of the pages that the last release had. */
export const releasedIds = oncePerCheck(
  (site: CheckedSite): ReadonlySet<string> => new Set(releaseOf(site).entries.map(({ id }) => id)),
);

/** What became of a page, and what to do about its address. */
function advice(address: string, page: Page | undefined): string {
  const { path } = addressParts(address);
  if (!page)
    return `add \`redirectFrom: [${path}]\` to the page that takes its place, or give the address up for good with \`npm run snapshot\``;
  if (page.status === 'draft')
    return `${page.file} is a draft now, which nobody sees; take \`draft: true\` out, or add \`redirectFrom: [${path}]\` to the page that takes its place`;
  if (page.status !== 'live')
    return `${page.file} is scheduled now, and nobody sees it before its day; write an earlier \`date\``;
  return `${page.file} lives at ${page.pathname} now; add \`redirectFrom: [${path}]\` to it`;
}

/** Keys that make addresses. */
const addressKeys = ['slug', 'path', 'redirectFrom'];

/**
 * Whether all addresses are known. Frontmatter that cannot be read, as a whole or in a key that makes
 * addresses, is reported by itself; what it leaves out is no address that vanished.
 */
const areAddressesKnown = ({ documents }: CheckedSite) =>
  documents.every(
    ({ data }) => Object.keys(data).length > 0 && addressKeys.every((key) => data[key] !== null),
  );

/** Addresses of the last release that lead nowhere. */
export function vanishedAddresses(site: CheckedSite) {
  if (!areAddressesKnown(site)) return [];
  const registry = registryOf(site);
  const redirected = new Set(contentRedirects(registry).map(({ from }) => from));
  return releaseOf(site).entries.filter(
    ({ address }) => !registry.byPathname(address) && !redirected.has(address),
  );
}

/**
 * Whether a page, or one above it that its address begins with, has an error or lacks the language: that is reported
 * there, and its address follows from it.
 */
function isWrongAbove(id: string, locale: Locale, site: CheckedSite): boolean {
  for (let own: string | undefined = id; own !== undefined; own = parentId(own))
    if (isReportedMissing(own, locale, site) || site.find(own, locale)?.isSound === false)
      return true;
  return false;
}

/** What made a page leave its address: it is hidden, or has another slug or path. */
function causePlace(page: Page, site: CheckedSite): Place {
  const key = { live: undefined, draft: 'draft', scheduled: 'date' }[page.status];
  const document = site.find(page.id, page.locale);
  return key && document?.places[key] ? placeOf(document, key) : addressPlace(page, site);
}

/** Addresses that lead nowhere: at the page that has another one now, else where they are recorded. */
function vanished(site: CheckedSite): SiteFinding[] {
  const { fault } = releaseOf(site);
  const unread = 'the file cannot be read: restore it, or write it anew with `npm run snapshot`';
  if (fault) return [{ ...fault, message: unread }];
  return vanishedAddresses(site).flatMap(({ address, id, place }) => {
    // Of a folder that was moved, moved-page tells, and of its addresses.
    if (movedId(id, site) !== undefined) return [];
    const { locale } = addressParts(address);
    if (isWrongAbove(id, locale, site)) return [];
    const page = registryOf(site).all.find((one) => one.id === id && one.locale === locale);
    const message = `no page lives at ${address} any more, and nothing redirects it: ${advice(address, page)}`;
    return [{ ...(page ? causePlace(page, site) : place), message }];
  });
}

/** Rules about addresses that pages had before. */
export const oldAddressRules: readonly SiteRule[] = [
  {
    name: 'redirect-fault',
    severity: 'error',
    summary: 'An old address leads to one page, in one step, and hides none.',
    remedy: 'Remove the line, or write the address without its language.',
    checkSite: (site) => {
      const entries = oldAddresses(site);
      const pages = registryOf(site).all;
      return faultsIn(
        entries,
        ({ document, index }) => placeOf(document, `redirectFrom.${index}`),
        (entry) => redirectFault(entry, entries, pages, site),
      );
    },
  },
  {
    name: 'vanished-address',
    severity: 'error',
    summary: 'An address that the site had at its last release still leads to a page.',
    remedy:
      'Name it under `redirectFrom`, the addresses a page had before, or give it up for good with `npm run snapshot`.',
    checkSite: vanished,
  },
];
