import { getTranslations } from 'next-intl/server';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { Container } from '@/components/ui/container/container';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardTexts } from '@/lib/content/card-texts';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';

/** Pages, services and products: their text, then the pages below them. */
export async function StandardPage({ page }: { page: Page }) {
  const t = await getTranslations('common');
  const below = content.children(page.id, page.locale);
  return (
    <>
      <PageBody page={page} />
      {below.length > 0 && (
        <section aria-labelledby="in-this-area" className="bg-mist py-section">
          <Container>
            <h2 id="in-this-area" className="text-h2">
              {t('side_pages')}
            </h2>
            <CardGrid>
              {below.map((child) => (
                <PageCard key={child.id} href={child.address} {...cardTexts(child)} />
              ))}
            </CardGrid>
          </Container>
        </section>
      )}
    </>
  );
}
