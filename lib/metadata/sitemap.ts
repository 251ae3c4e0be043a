import type { Registry } from '@/lib/content/registry';
import { absolute, canonicalPages, pageAlternates } from '@/lib/metadata/page-versions';
import { escapeHtml } from '@/lib/text/escape';
import { type ChangedDays, lastModified } from './last-modified';

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

const url = ({ loc, lastmod, alternates }: SitemapEntry) =>
  [
    '<url>',
    `<loc>${escapeHtml(loc)}</loc>`,
    ...(lastmod ? [`<lastmod>${lastmod}</lastmod>`] : []),
    ...Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    ),
    '</url>',
  ].join('\n');

/** The most addresses that a sitemap may name, by its protocol. */
const mostAddresses = 50_000;

/**
 * The sitemap of a site (https://www.sitemaps.org/protocol.html), with the language alternates of its pages.
 * @param entries All pages, in the order in which they are to be.
 * @throws when there are more of them than the protocol allows.
 */
export function sitemapText(entries: readonly SitemapEntry[]): string {
  if (entries.length > mostAddresses)
    throw new Error(
      `The sitemap would name ${entries.length} addresses: expected ${mostAddresses} at most, which is all that its protocol allows; divide it into several and name them in an index (app/sitemap.xml/route.ts)`,
    );
  return [head, `<urlset ${sitemaps} ${xhtml}>`, ...entries.map(url), '</urlset>', ''].join('\n');
}
