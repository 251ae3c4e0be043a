import { type ChangedDays, lastModified } from '@/lib/content/last-modified';
import type { Registry } from '@/lib/content/registry';
import { absolute, canonicalPages, pageAlternates } from '@/lib/metadata/page-versions';
import { escapeHtml } from '@/lib/text/escape';

/** A page as the sitemap tells of it. */
export type SitemapEntry = {
  /** URL of the page. */
  loc: string;
  /** Day of its last change, where it is known. */
  lastmod?: string;
  /** URLs by language, its own among them. */
  alternates: Readonly<Record<string, string>>;
};

/** All canonical pages of the site, by pathname. */
export const sitemapEntries = (registry: Registry, changed?: ChangedDays): SitemapEntry[] =>
  canonicalPages(registry).map((page) => ({
    loc: absolute(page.pathname),
    lastmod: lastModified(page, registry, changed),
    alternates: pageAlternates(page, registry),
  }));

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const modified = (day: string | undefined) => (day ? [`<lastmod>${day}</lastmod>`] : []);

const url = ({ loc, lastmod, alternates }: SitemapEntry) =>
  [
    '<url>',
    `<loc>${escapeHtml(loc)}</loc>`,
    ...modified(lastmod),
    ...Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    ),
    '</url>',
  ].join('\n');

/** A sitemap of pages (https://www.sitemaps.org/protocol.html), with their language alternates. */
const urlSet = (entries: readonly SitemapEntry[]): string =>
  [head, `<urlset ${sitemaps} ${xhtml}>`, ...entries.map(url), '</urlset>', ''].join('\n');

/** A sitemap of sitemaps, each with the day of its newest page. */
const sitemapIndex = (parts: readonly { loc: string; lastmod?: string }[]): string =>
  [
    head,
    `<sitemapindex ${sitemaps}>`,
    ...parts.map(({ loc, lastmod }) =>
      ['<sitemap>', `<loc>${escapeHtml(loc)}</loc>`, ...modified(lastmod), '</sitemap>'].join('\n'),
    ),
    '</sitemapindex>',
    '',
  ].join('\n');

/** Addresses in one sitemap at most (issue 9); the protocol would allow 50,000. */
export const largestSitemap = 10_000;

/** Where the parts of a split sitemap lie. */
const partPathname = (index: number) => `/sitemaps/${index + 1}.xml`;

const newest = (entries: readonly SitemapEntry[]) =>
  entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .sort()
    .at(-1);

/**
 * The sitemap of a site as files, by pathname: one, or above 10,000 pages an index and its parts.
 * @param entries All pages, in the order in which they are to be.
 * @param largest How many pages fit into one file.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  largest = largestSitemap,
): ReadonlyMap<string, string> {
  if (entries.length <= largest) return new Map([['/sitemap.xml', urlSet(entries)]]);
  const count = Math.ceil(entries.length / largest);
  const parts = Array.from({ length: count }, (_, index) => {
    const part = entries.slice(index * largest, (index + 1) * largest);
    return { pathname: partPathname(index), text: urlSet(part), lastmod: newest(part) };
  });
  const index = parts.map(({ pathname, lastmod }) => ({ loc: absolute(pathname), lastmod }));
  return new Map([
    ['/sitemap.xml', sitemapIndex(index)],
    ...parts.map(({ pathname, text }) => [pathname, text] as const),
  ]);
}
