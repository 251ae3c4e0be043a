import { getTranslations } from 'next-intl/server';
import { cardsOnPage } from '@/components/mdx/compile-page';
import { CardGrid } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { PageCard } from '@/components/ui/page-card/page-card';
import { Section } from '@/components/ui/section/section';
import { cardTexts } from '@/lib/content/card-texts';
import type { Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';

/** The pages below a page that its text shows no card of: no page has two cards on one page. */
export async function SidePages({ page }: { page: Page }) {
  const t = await getTranslations('common');
  const children = content.children(page.id, page.locale);
  if (children.length === 0) return null;
  const shown = cardsOnPage(page);
  const missing = children.filter(({ pathname }) => !shown.has(pathname));
  if (missing.length === 0) return null;
  return (
    <Section background="mist" labelledBy="in-this-area">
      <Heading level={2} id="in-this-area">
        {t(missing.length < children.length ? 'more_side_pages' : 'side_pages')}
      </Heading>
      <CardGrid>
        {missing.map((child) => (
          <PageCard key={child.id} href={child.pathname} {...cardTexts(child)} />
        ))}
      </CardGrid>
    </Section>
  );
}
