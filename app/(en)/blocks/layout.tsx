import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Running } from '@/components/layout/root-document/running.client';

/** The gallery of blocks is part of development and preview builds only, and never indexed. */
export const metadata: Metadata = { title: 'Blocks', robots: { index: false, follow: false } };

export default ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Running />
  </>
);
