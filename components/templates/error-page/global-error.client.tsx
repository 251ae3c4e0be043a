'use client';
import { useEffect, useState } from 'react';
import { reloadIfCodeGone } from '@/components/ui/lazy/reload-once';
import { documentLocale, ErrorPage, type ErrorPageProps } from './error-page.client';

/** The fonts of the document before. */
const documentFonts = () =>
  typeof document === 'undefined' ? '' : document.documentElement.className;

export type GlobalErrorProps = ErrorPageProps & {
  /** What a component has thrown. */
  error?: unknown;
};

/**
 * Stands in for the whole document when it failed; its language and fonts are those of the document before. A page whose
 * code is gone, because the site was deployed again, is loaded once more by itself.
 */
export function GlobalError({ error, ...props }: GlobalErrorProps) {
  useEffect(() => {
    reloadIfCodeGone(error);
  }, [error]);
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
