import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';

export default function PolishLayout({ children }: { children: ReactNode }) {
  setRequestLocale('pl');
  return <RootDocument locale="pl">{children}</RootDocument>;
}
