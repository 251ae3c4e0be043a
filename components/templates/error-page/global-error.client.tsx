'use client';
import { useState } from 'react';
import { documentLocale, ErrorPage, type ErrorPageProps } from './error-page.client';

/** The fonts of the document before. */
const documentFonts = () =>
  typeof document === 'undefined' ? '' : document.documentElement.className;

/** Stands in for the whole document when it failed; its language and fonts are those of the document before. */
export function GlobalError(props: ErrorPageProps) {
  const [locale] = useState(documentLocale);
  const [className] = useState(documentFonts);
  return (
    <html lang={locale} className={className}>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
