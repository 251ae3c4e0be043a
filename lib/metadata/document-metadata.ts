import type { Metadata, Viewport } from 'next';
import { themeColor } from '@/lib/art/theme-colors';
import { site } from '@/site.config';

/** Metadata that every page of the site has, whatever its text. */
export const documentMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
};

/** The browser's own frame takes the colour of the first screen. */
export const documentViewport: Viewport = { themeColor: themeColor('night') };
