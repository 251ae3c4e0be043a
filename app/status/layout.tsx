import '@/app/globals.css';
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';
import { Running } from '@/components/layout/root-document/running.client';

/** Lists for writers are part of development and preview builds only, and never indexed. */
export const metadata: Metadata = {
  title: 'Status of all pages',
  robots: { index: false, follow: false },
};

export default function StatusLayout({ children }: { children: ReactNode }) {
  setRequestLocale('en');
  return (
    <RootDocument locale="en">
      {children}
      <Running />
    </RootDocument>
  );
}
