import { LiveContent } from 'preview-parts';
import type { ReactNode } from 'react';
import { fontVariables } from '@/components/layout/fonts/fonts';
import { keepQueryScript } from '@/lib/hosting/inline-scripts';
import type { Locale } from '@/lib/i18n/locales';
import { Running } from './running.client';

/** The document around every page of one language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: keepQueryScript }} />
        {children}
        <LiveContent />
        <Running />
      </body>
    </html>
  );
}
