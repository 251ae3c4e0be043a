import { CardGrid } from '@/components/ui/card/card';
import { isOfType } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { CaseCard } from './case-card';
import type { caseStudyCardsSchema } from './schema';

/**
 * Cards for case studies picked by id; their words come from the case studies themselves.
 * @throws when there is no such case study in the language.
 */
export async function CaseStudyCards({ cases }: BlockProps<typeof caseStudyCardsSchema>) {
  const locale = await currentLocale();
  const found = cases.map((href) => {
    const page = content.page(parseInternalLink(href)?.id ?? '', locale);
    if (page && isOfType(page, 'CaseStudy')) return page;
    throw new Error(`<CaseStudyCards> there is no case study "${href}" in language "${locale}"`);
  });
  return (
    <CardGrid>
      {found.map((page) => (
        <CaseCard key={page.id} page={page} />
      ))}
    </CardGrid>
  );
}
