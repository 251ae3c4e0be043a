import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LazyPageLinks } from '@/components/layout/page-links/lazy-page-links.client';

/** The gallery of blocks is part of development and preview builds only, and never indexed. */
export const metadata: Metadata = { title: 'Blocks', robots: { index: false, follow: false } };

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LazyPageLinks />
    </>
  );
}
