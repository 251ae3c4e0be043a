import type { Metadata } from 'next';
import { site } from '@/site.config';

/** Metadata that every page of the site has, whatever its text. */
export const documentMetadata: Metadata = {
  metadataBase: new URL(site.origin),
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
};
