import { getTranslations } from 'next-intl/server';
import { CaseCard } from '@/components/blocks/case-study-cards/case-card';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { type ContentDocument, isOfType } from '@/lib/content/document';
import type { Page } from '@/lib/content/registry';
import { content } from '@/lib/content/site-content';
import { industries } from '@/lib/schema/document-types';
import { IndustryFilter } from './industry-filter';

type CaseStudy = Page & ContentDocument<'CaseStudy'>;

/**
 * The case studies: the page's text, then a card for each of them, and a choice of industry that hides the others
 * by the rules of app/styles/case-studies.css, without script.
 */
export async function CaseStudiesPage({ page }: { page: Page }) {
  const t = await getTranslations();
  const cases = content
    .children(page.id, page.locale)
    .filter((entry): entry is CaseStudy => isOfType(entry, 'CaseStudy'));
  const countOf = (industry: string) =>
    cases.filter(({ frontmatter }) => frontmatter.industry === industry).length;
  return (
    <>
      <PageBody page={page} />
      <Section background="mist">
        <div data-case-studies="">
          <Heading level={2}>{t('navigation.items.success_stories')}</Heading>
          <IndustryFilter counts={industries.map(countOf)} />
          <ul className="mt-10 grid gap-6 md:grid-cols-2 xl:grid-cols-3 xl:gap-8">
            {cases.map((entry) => (
              <li key={entry.id} data-industry={industries.indexOf(entry.frontmatter.industry)}>
                <CaseCard page={entry} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </>
  );
}
