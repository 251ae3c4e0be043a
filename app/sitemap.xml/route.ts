import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { sitemapEntries, sitemapText } from '@/lib/metadata/sitemap';

export const dynamic = 'force-static';

/**
 * The sitemap. A preview names no page: it is closed. Next.js's own `sitemap.ts` would neither escape addresses nor put
 * the day before the other languages, where the protocol's schema has it.
 */
export const GET = () =>
  new Response(sitemapText(isPreview ? [] : sitemapEntries(content)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
