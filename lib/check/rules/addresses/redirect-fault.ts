import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { withPrefix } from '@/lib/content/pathnames';
import { languageRedirects } from '@/lib/content/redirects';
import { localeSettings } from '@/lib/i18n/locales';
import { pageFields } from '@/lib/schema/document-types';
import { addressPlace, otherAddress } from './same-address';

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

const foreign = new Set(
  languageRedirects()
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from }) => from),
);

/** Pages below the code of a language the site does not speak, which some hosts redirect before all else. */
function hiddenPages(site: CheckedSite) {
  return registryOf(site).all.flatMap((page) => {
    const code = /^\/[^/]+/.exec(page.pathname)?.[0] ?? '';
    if (!foreign.has(code)) return [];
    const message = `${page.pathname} begins with ${code}, which is redirected as the code of a language: ${otherAddress}`;
    return [{ ...addressPlace(page, site), message }];
  });
}

/** Rules about addresses that lead on. */
export const redirectFault: SiteRule = {
  name: 'redirect-fault',
  severity: 'error',
  summary: 'An old address leads to one page, in one step, and hides none.',
  remedy:
    'Remove the line, or write the address without its language; give a hidden page another `slug`.',
  checkSite: (site) => {
    const entries = oldAddresses(site);
    const faultOf = createFaultFinder(site, entries);
    const faults = entries.flatMap((entry) => {
      const { file, places } = entry.document;
      const message = spellingFault(entry) ?? faultOf(entry);
      if (!message) return [];
      const place = places[`redirectFrom.${entry.index}`] ?? { line: 1, column: 1 };
      return [{ file, ...place, message }];
    });
    return [...faults, ...hiddenPages(site)];
  },
};
