import { absolute } from '../page-versions';
import type { SitemapEntry } from './sitemap-entry';
import { sitemapIndex, urlSet } from './sitemap-xml';

/** Addresses in one sitemap at most (issue 9); the protocol would allow 50,000. */
export const largestSitemap = 10_000;

/** Where the parts of a split sitemap lie. */
const partAddress = (index: number) => `/sitemaps/${index + 1}.xml`;

const newest = (entries: readonly SitemapEntry[]) =>
  entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);

/**
 * The sitemap of a site as files, by address: one, or above 10,000 addresses an index and its parts.
 * @param entries All pages, in the order in which they are to stand.
 * @param largest How many addresses fit into one file.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  largest = largestSitemap,
): ReadonlyMap<string, string> {
  if (entries.length <= largest) return new Map([['/sitemap.xml', urlSet(entries)]]);
  const count = Math.ceil(entries.length / largest);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = entries.slice(index * largest, (index + 1) * largest);
    return { address: partAddress(index), text: urlSet(part), lastmod: newest(part) };
  });
  const index = parts.map(({ address, lastmod }) => ({ loc: absolute(address), lastmod }));
  return new Map([
    ['/sitemap.xml', sitemapIndex(index)],
    ...parts.map(({ address, text }) => [address, text] as const),
  ]);
}
