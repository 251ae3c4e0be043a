import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card/card';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Text } from '@/components/ui/text/text';
import { zloty } from '@/lib/format/money';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Price } from '@/lib/schema/data/prices';
import { namedPrice } from '@/lib/site/price-list';
import { typeset } from '@/lib/text/typeset';
import { LazyEstimatorForm } from '../lazy-leaves.client';

/** Entries of the price list that the estimate is made of; those after the first of a row are larger or dearer. */
const names = {
  machines: [
    'machine-s',
    'machine-m',
    'machine-l',
    'machine-xl',
    'machine-memory-l',
    'machine-memory-xl',
  ],
  storage: ['disk-fast', 'object-storage', 'backup-copy', 'second-copy'],
  support: ['support-business', 'support-critical'],
} as const;

const unitPrice = ({ net, tiers }: Price) => ({ net, ...(tiers && { tiers }) });

/** Fields for sizes with the sum of a month, and the prices behind it as a table, which needs no script. */
export async function PriceEstimator() {
  const locale = await currentLocale();
  const t = await getTranslations('components.price_estimator');
  const words = await getTranslations('components.prices');
  const machines = names.machines.map(namedPrice);
  const support = names.support.map(namedPrice);
  const [disk, objects, ...copies] = names.storage.map(namedPrice);
  if (!disk || !objects) return null;
  const nameOf = (price: Price) => typeset(price.name[locale], locale);
  const rows = [...machines, disk, objects, ...copies, ...support].map((price) => ({
    key: price.name.en,
    cells: [nameOf(price), zloty(price.net, locale), words(`units.${price.unit}`)],
  }));
  return (
    <Card className="not-first:mt-8">
      <LazyEstimatorForm
        locale={locale}
        prices={{
          machines: machines.map(unitPrice),
          disk: unitPrice(disk),
          objects: unitPrice(objects),
          copies: copies.map(unitPrice),
          support: [0, ...support.map(({ net }) => net)],
        }}
        machines={machines.map(nameOf)}
        support={[t('standard'), ...support.map(nameOf)]}
        labels={{
          machine: t('machine'),
          count: t('count'),
          hours: t('hours'),
          disk: t('disk'),
          objects: t('objects'),
          copies: t('copies'),
          support: t('support'),
          result: t('result'),
        }}
      />
      <details className="mt-4">
        <summary className="mb-4 cursor-pointer text-small text-ink-link underline underline-offset-4">
          {t('table')}
        </summary>
        <DataTable
          caption={t('table')}
          head={[words('what'), words('net'), words('unit')]}
          rows={rows}
          ends={[1]}
        />
      </details>
      <Text look="small" isSoft className="mt-4">
        {typeset(t('note'), locale)}
      </Text>
    </Card>
  );
}
