import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header/header';
import { Running } from '@/components/layout/root-document/running.client';
import { ScrollToTop } from '@/components/layout/scroll-to-top/scroll-to-top';
import { Visitor } from '@/components/layout/visitor/visitor';
import { compilePage } from '@/components/mdx/compile-page';
import { PreviewBar } from '@/components/templates/preview/preview-bar';
import { Toasts } from '@/components/ui/toast/toasts';
import { isPreview } from '@/lib/content/content-directory';
import type { Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { jsonLdText } from '@/lib/metadata/structured-data/json-ld-text';
import { pageGraph } from '@/lib/metadata/structured-data/page-graph';

/** The very beginning of the document: from there the next Tab reaches the skip link. */
const topId = 'top';

/** Previews and development have a bar for writers and reviewers above each page. */
const hasPreviewBar = isPreview || process.env.NODE_ENV === 'development';

/** Header, main area with its 125 px top padding (docs/behaviour.md §2.3) and footer around a page. */
export async function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  const t = await getTranslations('common');
  return (
    <>
      <div id={topId} tabIndex={-1} className="outline-none" />
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-card bg-yellow px-5 py-3 font-bold text-text focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Visitor locale={page.locale} topId={topId} />
      {/* Around all that is out of reach while a dialog is open. */}
      <div id="page">
        {hasPreviewBar && <PreviewBar page={page} />}
        <Header page={page} />
        <main id="content" tabIndex={-1} className="min-h-[60vh] pt-header outline-none print:pt-0">
          {page.status !== 'live' && (
            <p className="bg-yellow px-gutter py-3 font-bold text-text">
              {t(`preview.${page.status}`)}
            </p>
          )}
          {children}
        </main>
        <Footer page={page} />
        <ScrollToTop targetId={topId} />
      </div>
      <Toasts />
      <Running />
    </>
  );
}

/** Structured data for search engines (JSON-LD), in a script that no browser runs. */
export function StructuredData({ page }: { page: Page }) {
  const nodes = pageGraph(page, compilePage(page), content);
  if (nodes.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: jsonLdText(nodes) }}
    />
  );
}
