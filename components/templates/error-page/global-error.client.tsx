'use client';
import { useState } from 'react';
import { documentLocale, ErrorPage, type ErrorPageProps } from './error-page.client';

/** Stands in for the whole document when its layout failed; its language is that of the document before. */
export function GlobalError(props: ErrorPageProps) {
  const [locale] = useState(documentLocale);
  return (
    <html lang={locale}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
