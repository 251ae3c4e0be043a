import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table/data-table';
import { readData } from '@/lib/content/data';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { remediesOf } from '@/lib/site/service-levels';
import { typeset } from '@/lib/text/typeset';
import type { serviceLevelsSchema } from './schema';

/**
 * Service levels by their names: the promise, the measure, and what is credited.
 * @throws when there is no level of a name.
 */
export async function ServiceLevels(props: BlockProps<typeof serviceLevelsSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.data_sheets');
  const all = readData('service-levels');
  const rows = (props.levels ?? Object.keys(all)).map((id) => {
    const level = all[id];
    if (!level) throw new Error(`<ServiceLevels> there is no "${id}" in data/service-levels.yaml`);
    const missed = remediesOf(level, locale, (below, percent) => t('credit', { below, percent }));
    const texts = [level.name[locale], level.level[locale], level.measure[locale], missed];
    return { key: id, cells: texts.map((one) => typeset(one, locale)) };
  });
  return (
    <DataTable
      caption={props.caption}
      head={['service', 'level', 'measure', 'missed'].map((name) => t(`heads.${name}`))}
      rows={rows}
    />
  );
}
