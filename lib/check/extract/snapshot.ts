import { readFileSync } from 'node:fs';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { contentRedirects } from '@/lib/content/redirects';
import { createSource } from '@/lib/content/source';
import { isPlainFile } from '@/lib/files/file-tree';
import { type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import type { CheckedSite } from './site';
import { registryOf } from './site-registry';
import { readJson } from './yaml';

/** The language an address is in, and its path without the language's prefix. */
export function addressParts(address: string) {
  const locale =
    locales.find((one) => {
      const { prefix } = localeSettings[one];
      return prefix !== '' && (address === prefix || address.startsWith(`${prefix}/`));
    }) ?? locales[0];
  return { locale, path: address.slice(localeSettings[locale].prefix.length) || '/' };
}

/** What the last release recorded: its addresses, where each of them is in the file, and what keeps it from being read. */
export function readSnapshot(file: string) {
  const { source } = withoutConflicts(createSource(file, readFileSync(file, 'utf8')));
  const { data, syntax, keyOffset } = readJson(source.text, 'shared');
  const isRead =
    syntax.length === 0 && data !== null && typeof data === 'object' && !Array.isArray(data);
  const entries = isRead
    ? Object.entries(data).map(([written, id]) => ({
        written,
        id: String(id),
        address: fillPlaceholders(written, addressParts(written).locale),
      }))
    : undefined;
  return { source, syntax, keyOffset, entries };
}

/** Pages of the last release, by id, with the addresses they had. */
function recordedPages(site: CheckedSite): ReadonlyMap<string, readonly string[]> {
  const { snapshot } = site;
  const entries = snapshot && isPlainFile(snapshot) ? (readSnapshot(snapshot).entries ?? []) : [];
  const pages = new Map<string, string[]>();
  for (const { id, address } of entries) pages.set(id, [...(pages.get(id) ?? []), address]);
  return pages;
}

/** Pages of the last release, and where old addresses lead; found once for each check. */
type Removals = {
  pages: ReadonlyMap<string, readonly string[]>;
  targets: ReadonlyMap<string, string>;
};

const known = new WeakMap<CheckedSite, Removals>();

function removalsOf(site: CheckedSite): Removals {
  const found = known.get(site) ?? {
    pages: recordedPages(site),
    targets: new Map(contentRedirects(registryOf(site)).map(({ from, to }) => [from, to])),
  };
  known.set(site, found);
  return found;
}

/**
 * What became of a page that the last release had and nobody has written any more.
 * @param id Of a page that is in no language.
 * @param locale Of the text that names it.
 * @param undo What is to be done with what names it where no page took its place, such as `take the link out`.
 * @returns The end of a message; undefined where the last release had no such page.
 */
export function removalAdvice(
  id: string,
  locale: Locale,
  site: CheckedSite,
  undo: string,
): string | undefined {
  const { pages, targets } = removalsOf(site);
  const addresses = pages.get(id);
  if (!addresses) return undefined;
  const registry = registryOf(site);
  const [successor] = addresses
    .filter((address) => addressParts(address).locale === locale)
    .flatMap((address) => registry.byPathname(targets.get(address) ?? '') ?? []);
  return successor
    ? `page "${id}" was removed, and its address leads to another page now: name that one, /${successor.id}`
    : `page "${id}" was removed: name the page that takes its place, or ${undo}`;
}
