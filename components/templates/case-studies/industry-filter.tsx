import { getTranslations } from 'next-intl/server';
import { ChoiceGroup } from '@/components/ui/choice-group/choice-group';
import { industries } from '@/lib/schema/document-types';

/**
 * A choice of industry, with the number of case studies behind each, so that it is known before it is made.
 * @param counts How many case studies each industry has, in the order of `industries`.
 */
export async function IndustryFilter({ counts }: { counts: readonly number[] }) {
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
