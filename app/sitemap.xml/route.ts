import { sitemapResponse } from '@/lib/metadata/sitemap/site-sitemap';

/** The sitemap; of a very large site, the index of its parts. */
export const dynamic = 'force-static';

export const GET = () => sitemapResponse('/sitemap.xml');
