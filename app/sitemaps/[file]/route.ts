import { sitemapParams, sitemapResponse } from '@/lib/metadata/sitemap/site-sitemap';
import { noSitemapFile } from '@/lib/metadata/sitemap/sitemap';

/** Parts of the sitemap, where it is split. */
export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => sitemapParams();

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === noSitemapFile) return new Response('The sitemap is one file.\n');
  return sitemapResponse(`/sitemaps/${file}`);
}
