import '@/app/globals.css';
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';
import { Container } from '@/components/ui/container/container';

/** The writers' handbook is part of development and preview builds only, and never indexed. */
export const metadata: Metadata = {
  title: 'Handbook for writers',
  robots: { index: false, follow: false },
};

export default function HandbookLayout({ children }: { children: ReactNode }) {
  setRequestLocale('en');
  return (
    <RootDocument locale="en">
      <Container className="py-section">
        <main>{children}</main>
      </Container>
    </RootDocument>
  );
}
