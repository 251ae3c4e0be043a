import { movedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { addressParts, readSnapshot } from '@/lib/check/extract/snapshot';
import { problemFile } from '@/lib/check/problem-file';
import type { Place, SiteRule } from '@/lib/check/rule';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import type { Page } from '@/lib/content/document';
import { isPlainFile } from '@/lib/content/file-tree';
import { parentId } from '@/lib/content/pathnames';
import { contentRedirects } from '@/lib/content/redirects';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { addressPlace } from './same-address';

/** The page that had an address, where there still is one. */
const pageOf = (address: string, id: string, registry: Registry): Page | undefined =>
  registry.all.find((page) => page.id === id && page.locale === addressParts(address).locale);

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

/** Addresses of the snapshot that lead nowhere, with the ids that their pages had. */
export function vanishedAddresses(
  site: CheckedSite,
): { written: string; id: string; address: string }[] {
  const { snapshot } = site;
  if (!snapshot || !isPlainFile(snapshot) || !areAddressesKnown(site)) return [];
  const registry = registryOf(site);
  const redirected = new Set(contentRedirects(registry).map(({ from }) => from));
  return (readSnapshot(snapshot).entries ?? []).filter(
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
  const { status, id, locale, file } = page;
  const hiding =
    status === 'live'
      ? undefined
      : site.find(id, locale)?.places[status === 'draft' ? 'draft' : 'date'];
  return hiding ? { file, ...hiding } : addressPlace(page, site);
}

/** Addresses of the snapshot that lead nowhere: at the page that has another one now, else where they are recorded. */
function vanished(file: string, site: CheckedSite): (Place & { message: string })[] {
  const { source, syntax, keyOffset, entries } = readSnapshot(file);
  const ofFile = problemFile(site.directory, file);
  if (!entries) {
    const message = 'the file cannot be read: restore it, or write it anew with `npm run snapshot`';
    return [{ ...ofFile, ...source.at(syntax[0]?.offset ?? 0), message }];
  }
  const recorded = (written: string) => ({
    ...ofFile,
    ...source.at(keyOffset([written])),
  });
  const registry = registryOf(site);
  return vanishedAddresses(site).flatMap(({ written, address, id }) => {
    // Of a folder that was moved, moved-page tells, and of its addresses.
    if (movedId(id, site) !== undefined) return [];
    const { locale } = addressParts(address);
    if (isWrongAbove(id, locale, site)) return [];
    const page = pageOf(address, id, registry);
    const message = `no page lives at ${address} any more, and nothing redirects it: ${advice(address, page)}`;
    return [{ ...(page ? causePlace(page, site) : recorded(written)), message }];
  });
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

/** Rules about addresses that the site had before. */
export const vanishedAddress: SiteRule = {
  name: 'vanished-address',
  severity: 'error',
  summary: 'An address that the site had at its last release still leads to a page.',
  remedy:
    'Name it under `redirectFrom`, the addresses a page had before, or give it up for good with `npm run snapshot`.',
  checkSite: (site) =>
    site.snapshot && isPlainFile(site.snapshot) && areAddressesKnown(site)
      ? vanished(site.snapshot, site)
      : [],
};
