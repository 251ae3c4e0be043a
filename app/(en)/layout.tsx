import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  setRequestLocale('en');
  return <RootDocument locale="en">{children}</RootDocument>;
}
