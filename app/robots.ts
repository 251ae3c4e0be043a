import type { MetadataRoute } from 'next';
import { isPreview } from '@/lib/content/content-directory';
import { absolute } from '@/lib/metadata/page-versions';

export const dynamic = 'force-static';

/** Who may read what. Previews are closed. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
