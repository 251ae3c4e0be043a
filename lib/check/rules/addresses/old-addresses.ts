import { movedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { addressParts, readSnapshot } from '@/lib/check/extract/snapshot';
import { fileOfPath, type Place, type SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { isReportedMissing } from '@/lib/check/rules/languages/missing-translation';
import type { Page } from '@/lib/content/document';
import { parentId, withPrefix } from '@/lib/content/pathnames';
import { contentRedirects } from '@/lib/content/redirects';
import { isPlainFile } from '@/lib/files/file-tree';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { pageFields } from '@/lib/schema/page-fields';
import { addressPlace } from './page-addresses';

/** An entry of a page's `redirectFrom`. */
type OldAddress = { document: DocumentSummary; index: number; path: string; address: string };

/** Old addresses of pages that visitors see, or will see by themselves. */
function oldAddresses({ documents }: CheckedSite): OldAddress[] {
  return documents.flatMap((document) => {
    const { data, locale, status } = document;
    const list: unknown = data['redirectFrom'];
    if (!Array.isArray(list) || status === 'draft') return [];
    return list.flatMap((path: unknown, index): OldAddress[] =>
      // What is no address at all is reported by frontmatter-value.
      typeof path === 'string' && pageFields.redirectFrom.safeParse([path]).success
        ? [{ document, index, path, address: withPrefix(locale, path) }]
        : [],
    );
  });
}

/** What is wrong with an entry by itself. */
function spellingFault({ path, document }: OldAddress): string | undefined {
  const { prefix } = localeSettings[document.locale];
  if (!prefix || (path !== prefix && !path.startsWith(`${prefix}/`))) return undefined;
  const rest = path.slice(prefix.length) || '/';
  return `"${path}" begins with the language: expected "${rest}", ${prefix} is added by itself`;
}

/** Finds what keeps an old address from leading to its page. */
function createFaultFinder(site: CheckedSite, entries: readonly OldAddress[]) {
  const registry = registryOf(site);
  const occupied = new Map(
    registry.all.filter(({ status }) => status !== 'draft').map((page) => [page.pathname, page]),
  );
  const byAddress = new Map<string, OldAddress[]>();
  for (const entry of entries)
    byAddress.set(entry.address, [...(byAddress.get(entry.address) ?? []), entry]);

  return (entry: OldAddress): string | undefined => {
    const { address, document } = entry;
    const page = occupied.get(address);
    if (page) {
      const whose = page.file === document.file ? 'this page itself' : page.file;
      return `${address} is the address of ${whose}: expected an old one, at which no page lives; take it out`;
    }
    const [first, ...others] = (byAddress.get(address) ?? []).filter((other) => other !== entry);
    if (!first) return undefined;
    const isOwn = [first, ...others].every((other) => other.document === document);
    // A page that names an address twice is reported the second time only.
    if (isOwn)
      return first.index < entry.index
        ? `${address} is here twice: keep one of the two`
        : undefined;
    const other = [first, ...others].find((one) => one.document !== document) ?? first;
    return `${address} is an old address of ${other.document.file} as well, and it can lead to one page only: take it out here or there`;
  };
}

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
function vanished(file: string, site: CheckedSite): SiteFinding[] {
  const { source, syntax, keyOffset, entries } = readSnapshot(file);
  const recordFile = fileOfPath(site.directory, file);
  if (!entries) {
    const message = 'the file cannot be read: restore it, or write it anew with `npm run snapshot`';
    return [{ file: recordFile, ...source.at(syntax[0]?.offset ?? 0), message }];
  }
  const recorded = (written: string) => ({
    file: recordFile,
    ...source.at(keyOffset([written])),
  });
  return vanishedAddresses(site).flatMap(({ written, address, id }) => {
    // Of a folder that was moved, moved-page tells, and of its addresses.
    if (movedId(id, site) !== undefined) return [];
    const { locale } = addressParts(address);
    if (isWrongAbove(id, locale, site)) return [];
    const page = registryOf(site).all.find((one) => one.id === id && one.locale === locale);
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

/** Rules about addresses that pages had before. */
export const oldAddressRules: readonly SiteRule[] = [
  {
    name: 'redirect-fault',
    severity: 'error',
    summary: 'An old address leads to one page, in one step, and hides none.',
    remedy: 'Remove the line, or write the address without its language.',
    checkSite: (site) => {
      const entries = oldAddresses(site);
      const faultOf = createFaultFinder(site, entries);
      return entries.flatMap((entry) => {
        const { file, places } = entry.document;
        const message = spellingFault(entry) ?? faultOf(entry);
        const place = places[`redirectFrom.${entry.index}`] ?? { line: 1, column: 1 };
        return message ? [{ file, ...place, message }] : [];
      });
    },
  },
  {
    name: 'vanished-address',
    severity: 'error',
    summary: 'An address that the site had at its last release still leads to a page.',
    remedy:
      'Name it under `redirectFrom`, the addresses a page had before, or give it up for good with `npm run snapshot`.',
    checkSite: (site) =>
      site.snapshot && isPlainFile(site.snapshot) && areAddressesKnown(site)
        ? vanished(site.snapshot, site)
        : [],
  },
];
