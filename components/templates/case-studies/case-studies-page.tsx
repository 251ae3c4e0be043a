import { getTranslations } from 'next-intl/server';
import { CaseCard } from '@/components/blocks/case-study-cards';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { ChoiceGroup } from '@/components/ui/choice-group/choice-group';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { type ContentDocument, isOfType, type Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { industries } from '@/lib/schema/document-types';

/**
 * A choice of industry, with the number of case studies behind each, so that it is known before it is made.
 * @param counts How many case studies each industry has, in the order of `industries`.
 */
async function IndustryFilter({ counts }: { counts: readonly number[] }) {
  const t = await getTranslations('common.case_study');
  return (
    <form className="mt-8 print:hidden" aria-label={t('filter')}>
      <ChoiceGroup
        name="industry"
        legend={t('industry')}
        all={t('all_industries')}
        values={industries}
        choices={industries.map(
          (industry, index) => `${t(`industries.${industry}`)} (${counts[index]})`,
        )}
      />
    </form>
  );
}

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
