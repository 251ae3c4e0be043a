import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Text } from '@/components/ui/text/text';
import { blogDate } from '@/lib/format/blog-date';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { lastDayOf, namedPrice } from '@/lib/site/price-list';
import { typeset } from '@/lib/text/typeset';
import type { priceListSchema } from './schema';

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
      zloty(net, locale),
      t(`units.${unit}`),
      ...(hasTiers
        ? [
            tiers
              .map((tier) =>
                t('tier', { net: zloty(tier.net, locale), above: number.format(tier.above) }),
              )
              .join('; ') || '–',
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
      />
      <Text look="small" isSoft className="mt-4">
        {typeset(t('vat', { day: blogDate(lastDayOf(prices), locale) }), locale)}
      </Text>
    </div>
  );
}
