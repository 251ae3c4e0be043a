import type { MetadataRoute } from 'next';
import { themeColor } from '@/lib/art/theme-colors';
import { site } from '@/site.config';

/** Made at build time: the site is a static export. */
export const dynamic = 'force-static';

/** The web manifest, served as /manifest.webmanifest. One for both languages: names need no translation. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.company,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    background_color: themeColor('paper'),
    theme_color: themeColor('night'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
