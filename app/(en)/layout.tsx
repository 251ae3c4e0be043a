import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document/root-document';

export {
  documentMetadata as metadata,
  documentViewport as viewport,
} from '@/lib/metadata/document-metadata';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  setRequestLocale('en');
  return <RootDocument locale="en">{children}</RootDocument>;
}
