import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button/button-style';
import { StrataArt } from '@/components/ui/strata-art/strata-art';
import { Text } from '@/components/ui/text/text';
import { filterFormId } from './form-id';

/** What stands in place of the list when no job fits; shown by the rules in `filterStyle`. */
export async function NothingFits() {
  const t = await getTranslations('components.job_list');
  return (
    <div data-nothing="" className="on-mist mt-6 hidden rounded-card bg-mist print:hidden">
      <div className="flex flex-wrap-reverse items-center justify-between gap-8 p-6 md:p-8">
        <div>
          <Text className="mb-6">{t('nothing')}</Text>
          <button type="reset" form={filterFormId} className={buttonStyle('outline3')}>
            {t('show_all')}
          </button>
        </div>
        <StrataArt name="hollow" tone="paper" className="aspect-8/7 w-48" />
      </div>
    </div>
  );
}
