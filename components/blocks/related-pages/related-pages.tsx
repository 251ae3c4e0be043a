import { CardGrid } from '@/components/ui/card/card';
import { PageCard } from '@/components/ui/page-card/page-card';
import { cardTexts } from '@/lib/content/card-texts';
import { parseInternalLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import type { relatedPagesSchema } from './schema';

/** Cards for pages picked by id. */
export async function RelatedPages({ pages }: BlockProps<typeof relatedPagesSchema>) {
  const locale = await currentLocale();
  const found = pages.map((href) => {
    const page = content.page(parseInternalLink(href)?.id ?? '', locale);
    if (!page) throw new Error(`<RelatedPages> there is no page "${href}" in language "${locale}"`);
    return page;
  });
  return (
    <CardGrid>
      {found.map((page) => (
        <PageCard key={page.id} href={page.pathname} {...cardTexts(page)} />
      ))}
    </CardGrid>
  );
}
