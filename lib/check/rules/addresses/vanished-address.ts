import { readFileSync } from 'node:fs';
import { movedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { readWholeYaml } from '@/lib/check/extract/yaml';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { problemFile } from '@/lib/check/problem-file';
import type { Place, SiteRule } from '@/lib/check/rule';
import type { Page } from '@/lib/content/document';
import { isPlainFile } from '@/lib/content/file-tree';
import { contentRedirects } from '@/lib/content/redirects';
import type { Registry } from '@/lib/content/registry';
import { createSource } from '@/lib/content/source';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';

/** The language an address is in, and its path without the language's prefix. */
function partsOf(address: string) {
  const locale =
    locales.find((one) => {
      const { prefix } = localeSettings[one];
      return prefix !== '' && (address === prefix || address.startsWith(`${prefix}/`));
    }) ?? locales[0];
  return { locale, path: address.slice(localeSettings[locale].prefix.length) || '/' };
}

/** What became of a page, and what to do about its address. */
function advice(address: string, id: unknown, registry: Registry): string {
  const { locale, path } = partsOf(address);
  const isSame = (page: Page) => page.id === id && page.locale === locale;
  const page = registry.all.find(isSame);
  if (!page) return `add "${path}" to the \`redirectFrom\` of the page that takes its place`;
  if (page.status !== 'live') return `${page.file} is ${page.status} now: nobody sees it`;
  return `${page.file} lives at ${page.pathname} now: add "${path}" to its \`redirectFrom\``;
}

/** What the last release recorded: its addresses, where each of them is in the file, and what keeps it from being read. */
function readSnapshot(file: string) {
  const { source } = withoutConflicts(createSource(file, readFileSync(file, 'utf8')));
  const { data, syntax, keyOffset } = readWholeYaml(source.text, 'shared', 'json');
  const isRead =
    syntax.length === 0 && data !== null && typeof data === 'object' && !Array.isArray(data);
  const entries = isRead
    ? Object.entries(data).map(([written, id]) => ({
        written,
        id: String(id),
        address: fillPlaceholders(written, partsOf(written).locale),
      }))
    : undefined;
  return { source, syntax, keyOffset, entries };
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

/** Addresses of the snapshot that lead nowhere, and their places. */
function vanished(file: string, site: CheckedSite): (Place & { message: string })[] {
  const { source, syntax, keyOffset, entries } = readSnapshot(file);
  const place = problemFile(site.directory, file);
  if (!entries) {
    const message = 'the file cannot be read: expected what `npm run snapshot` writes';
    return [{ ...place, ...source.at(syntax[0]?.offset ?? 0), message }];
  }
  const registry = registryOf(site);
  return (
    vanishedAddresses(site)
      // Of a folder that was moved, moved-page tells, and of its addresses.
      .filter(({ id }) => movedId(id, site) === undefined)
      .map(({ written, address, id }) => ({
        ...place,
        ...source.at(keyOffset([written]) ?? 0),
        message: `no page lives at ${address} any more, and nothing redirects it: ${advice(address, id, registry)}`,
      }))
  );
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
  remedy: 'Redirect it with `redirectFrom`, or give it up for good with `npm run snapshot`.',
  checkSite: (site) =>
    site.snapshot && isPlainFile(site.snapshot) && areAddressesKnown(site)
      ? vanished(site.snapshot, site)
      : [],
};
