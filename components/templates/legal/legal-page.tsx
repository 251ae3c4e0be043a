import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { ReadingGrid } from '@/components/templates/post/post-contents';
import { SidePages } from '@/components/templates/standard/side-pages';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import type { Page } from '@/lib/content/document';
import { footerPages } from '@/lib/content/known-pages';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

/** A legal text: a narrow column on one ground, its contents beside it (app/styles/sections.css). */
export async function LegalPage({ page }: { page: Page }) {
  const t = await getTranslations('common');
  return (
    <>
      <PageBody
        page={page}
        around={({ text, outline }) => (
          <ReadingGrid outline={outline} label={t('contents')} className="legal-text">
            {text}
            {/* The provider and its clients are fictional. */}
            {site.isFictional && page.id === footerPages.legal && (
              <section className="mt-10">
                <Heading level={2} look="h3">
                  {t('fictional.heading')}
                </Heading>
                <Text className="mt-4">{typeset(t('fictional.text'), page.locale)}</Text>
              </section>
            )}
          </ReadingGrid>
        )}
      />
      <SidePages page={page} />
    </>
  );
}
