import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/layout/search/search';
import { cardsOnPage } from '@/components/mdx/compile-page';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { CardGrid } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Section } from '@/components/ui/section/section';
import { cardTexts } from '@/lib/content/card-texts';
import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { content } from '@/lib/content/site-content';

/** Pages, services and products: their text, then the pages below them that it shows no card of. */
export async function StandardPage({ page }: { page: Page }) {
  const t = await getTranslations('common');
  const children = content.children(page.id, page.locale);
  const shown = children.length > 0 ? cardsOnPage(page) : new Set();
  const below = children.filter(({ pathname }) => !shown.has(pathname));
  const isLost = page.id === notFoundId;
  return (
    <>
      <PageBody page={page} below={isLost ? <SearchForm locale={page.locale} /> : undefined} />
      {below.length > 0 && (
        <Section background="mist" labelledBy="in-this-area">
          <Heading level={2} id="in-this-area">
            {t(below.length < children.length ? 'more_side_pages' : 'side_pages')}
          </Heading>
          <CardGrid>
            {below.map((child) => (
              <PageCard key={child.id} href={child.pathname} {...cardTexts(child)} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
