import type { ReactNode } from 'react';
import { fontVariables } from '@/components/layout/fonts/fonts';
import type { Locale } from '@/lib/i18n/locales';

/** The document around every page of one language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}
