import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card/card';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Price } from '@/lib/schema/data/prices';
import { lastDayOf, namedPrice, pricedExample } from '@/lib/site/price-list';
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
          isPriceList
        />
      </details>
      <Text look="small" isSoft className="mt-4">
        {typeset(t('note'), locale)}
      </Text>
    </Card>
  );
}

/** Example configurations side by side: what each consists of, and what it costs a month. */
export async function PriceExamples() {
  const locale = await currentLocale();
  const t = await getTranslations('components.prices');
  const examples = Object.entries(readData('price-examples')).map(([id, example]) => ({
    id,
    ...example,
    ...pricedExample(example),
  }));
  const number = numberFormat(locale);
  const days = examples.flatMap(({ lines }) => lines.map(({ price }) => price));
  return (
    // One part of its section: the note stands where the prices do.
    <div className="not-first:mt-8">
      <div className="grid gap-6 xl:grid-cols-3">
        {examples.map(({ id, name, use, lines, sum }) => (
          <Card key={id} className="flex flex-col">
            <Heading level={3} look="h4">
              {typeset(name[locale], locale)}
            </Heading>
            <Text isSoft className="mt-2 mb-4">
              {typeset(use[locale], locale)}
            </Text>
            <dl className="flex grow flex-col text-small tabular-nums">
              {lines.map(({ name: line, price, quantity, cost }) => (
                <div
                  key={line}
                  className="flex justify-between gap-4 border-t border-rule py-2 nth-last-2:mb-4"
                >
                  <dt className="min-w-0">
                    {typeset(
                      t(price.unit === 'gb-month' ? 'gigabytes' : 'quantity', {
                        quantity: number.format(quantity),
                        name: price.name[locale],
                      }),
                      locale,
                    )}
                  </dt>
                  <dd className="whitespace-nowrap">{zloty(Math.round(cost), locale)}</dd>
                </div>
              ))}
              <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t-4 border-ink-purple pt-3">
                <dt className="text-h5">{t('sum')}</dt>
                <dd className="text-h3 whitespace-nowrap">{zloty(sum, locale)}</dd>
              </div>
            </dl>
          </Card>
        ))}
      </div>
      <Text look="small" isSoft className="mt-4">
        {typeset(t('vat', { day: blogDate(lastDayOf(days), locale) }), locale)}
      </Text>
    </div>
  );
}
