import { escapeHtml } from '@/lib/text/escape';
import type { SitemapEntry } from './sitemap-entry';

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
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  [head, `<urlset ${sitemaps} ${xhtml}>`, ...entries.map(url), '</urlset>', ''].join('\n');

/** A sitemap of sitemaps, each with the day of its newest page. */
export const sitemapIndex = (parts: readonly { loc: string; lastmod?: string }[]): string =>
  [
    head,
    `<sitemapindex ${sitemaps}>`,
    ...parts.map(({ loc, lastmod }) =>
      ['<sitemap>', `<loc>${escapeHtml(loc)}</loc>`, ...modified(lastmod), '</sitemap>'].join('\n'),
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
