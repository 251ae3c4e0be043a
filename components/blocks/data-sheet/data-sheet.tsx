import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/data-table';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { type DataSheet as DataSheetTable, dataSheets, remediesOf } from '@/lib/site/data-sheets';
import { lastDayOf, namedPrice } from '@/lib/site/price-list';
import { typeset } from '@/lib/text/typeset';
import {
  type dataSheetSchema,
  type priceListSchema,
  type serviceLevelsSchema,
  specSchema,
} from './schema';

/** Columns as rows. */
const turned = (lines: readonly (readonly string[])[]): string[][] =>
  (lines[0] ?? []).map((_, column) => lines.map((cells) => cells[column] ?? ''));

/** A data file as a table. */
export async function DataSheet({ of, caption }: BlockProps<typeof dataSheetSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.data_sheets');
  const { head, rows, ends = [], isTurned }: DataSheetTable = dataSheets[of](locale, t);
  const lines = [
    head.map((name) => t(`heads.${name}`)),
    ...rows.map((cells) => cells.map((cell) => typeset(cell, locale))),
  ];
  const [first = [], ...others] = isTurned ? turned(lines) : lines;
  return (
    <DataTable
      caption={caption}
      ends={ends}
      head={first}
      rows={others.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  );
}

/**
 * Entries of the price list by their names, with what larger quantities cost where one has tiers.
 * @throws when there is no entry of a name.
 */
export async function PriceList({ caption, prices: names }: BlockProps<typeof priceListSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.prices');
  const prices = names.map(namedPrice);
  const hasTiers = prices.some(({ tiers }) => tiers);
  const number = numberFormat(locale);
  const rows = prices.map(({ name, net, unit, tiers = [] }, index) => ({
    key: names[index] ?? '',
    cells: [
      typeset(name[locale], locale),
      // A project is priced by its size, which its order fixes.
      unit === 'fixed' ? t('least', { amount: zloty(net, locale) }) : zloty(net, locale),
      t(`units.${unit}`),
      ...(hasTiers
        ? [
            tiers
              .map((tier) =>
                t(`less.${unit}`, {
                  net: zloty(tier.net, locale),
                  above: number.format(tier.above),
                }),
              )
              .join('; '),
          ]
        : []),
    ],
  }));
  return (
    // One part of its section: the note stands where the prices do.
    <div className="my-8 first:mt-0 last:mb-0">
      <DataTable
        caption={caption}
        head={[t('what'), t('net'), t('unit'), ...(hasTiers ? [t('more')] : [])]}
        rows={rows}
        ends={[1]}
        isPriceList
      />
      <Text look="small" isSoft className="mt-4">
        {typeset(t('vat', { day: blogDate(lastDayOf(prices), locale) }), locale)}
      </Text>
    </div>
  );
}

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

/** Constants of a product: names, and their values, in two columns where there is room for them. */
export function SpecSheet({ children }: { children?: ReactNode }) {
  const items = itemsOf(children, specSchema);
  return (
    <div className="@container not-first:mt-8">
      <dl className="grid gap-x-8 border-t-2 border-ink-purple @3xl:grid-cols-2">
        {items.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 @md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold tabular-nums hyphens-none">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
