import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import { RootDocument } from '@/components/layout/root-document/root-document';
import { NotFoundPage, notFoundMetadata } from '@/components/templates/page-route';

export { documentViewport as viewport } from '@/lib/metadata/document-metadata';

/** Becomes out/404.html, which answers unknown addresses outside /pl. */
export const generateMetadata = notFoundMetadata('en');

export default function GlobalNotFound() {
  setRequestLocale('en');
  return (
    <RootDocument locale="en">
      <NotFoundPage locale="en" />
    </RootDocument>
  );
}
