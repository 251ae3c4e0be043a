import { getTranslations } from 'next-intl/server';
import { CaseCard } from '@/components/blocks/related-pages/related-pages';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { cardGridStyle } from '@/components/ui/card/card';
import { ChoiceGroup } from '@/components/ui/choice-group/choice-group';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { type ContentDocument, isOfType, type Page } from '@/lib/content/document';
import { content } from '@/lib/content/site-content';
import { industries } from '@/lib/schema/industries';

/**
 * A choice of industry, with the number of case studies behind each, so that it is known before it is made.
 * @param counts How many case studies each industry has, in the order of `industries`.
 */
async function IndustryFilter({ counts }: { counts: readonly number[] }) {
  const t = await getTranslations('common.case_study');
  return (
    <form className="mt-5 print:hidden" aria-label={t('filter')}>
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

/** What a case study spans of twelve columns, where it is one of three in a row, of two, or alone. */
const spans = {
  3: 'xl:industry-chosen:col-span-4',
  2: 'xl:industry-chosen:col-span-6',
  1: 'xl:industry-chosen:col-span-full',
} as const;

/**
 * The place of a case study in the grid while only those of its industry are shown, so that no row is left with a hole: one
 * over three in a row stands across all columns, two over share them; of two columns the first of an odd number takes both.
 */
function placeAmong(entry: CaseStudy, all: readonly CaseStudy[]): string {
  const { industry } = entry.frontmatter;
  const same = all.filter(({ frontmatter }) => frontmatter.industry === industry);
  const index = same.indexOf(entry);
  const over = same.length % 3;
  const isFirstOfOdd = index === 0 && same.length % 2 === 1;
  return classNames(
    isFirstOfOdd
      ? 'md:max-xl:industry-chosen:col-span-full'
      : 'md:max-xl:industry-chosen:col-span-1',
    spans[over > index ? (over === 1 ? 1 : 2) : 3],
  );
}

/**
 * The case studies: a choice of industry in the first screen, which hides the others by the rules of
 * app/styles/grids.css, without script; a card for each of them; then the page's text.
 */
export async function CaseStudiesPage({ page }: { page: Page }) {
  const t = await getTranslations();
  const cases = content
    .children(page.id, page.locale)
    .filter((entry): entry is CaseStudy => isOfType(entry, 'CaseStudy'));
  const countOf = (industry: string) =>
    cases.filter(({ frontmatter }) => frontmatter.industry === industry).length;
  const list = (
    <Section background="mist" paddingTop="small">
      <Heading level={2} className="sr-only">
        {t('navigation.items.success_stories')}
      </Heading>
      <ul className={cardGridStyle}>
        {cases.map((entry) => (
          <li
            key={entry.id}
            data-industry={industries.indexOf(entry.frontmatter.industry)}
            className={placeAmong(entry, cases)}
          >
            <CaseCard page={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
  return (
    <div data-case-studies="">
      <PageBody
        page={page}
        below={<IndustryFilter counts={industries.map(countOf)} />}
        after={list}
      />
    </div>
  );
}
