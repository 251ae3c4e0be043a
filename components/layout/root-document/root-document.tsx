import type { ReactNode } from 'react';
import { fontVariables } from '@/components/layout/fonts/fonts';
import { contentState } from '@/lib/content/development';
import { keepQueryScript } from '@/lib/hosting/inline-scripts';
import type { Locale } from '@/lib/i18n/locales';

/** In development, what keeps a document at the content as it is now; its code is in no build. */
async function LiveContent() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { stamp } = contentState();
  const { ContentStamp } = await import('./content-stamp.client');
  return stamp === '' ? null : <ContentStamp stamp={stamp} />;
}

/** The document around every page of one language. */
export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, admitted by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: keepQueryScript }} />
        {children}
        <LiveContent />
      </body>
    </html>
  );
}
