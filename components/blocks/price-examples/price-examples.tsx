import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { blogDate } from '@/lib/format/blog-date';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lastDayOf, pricedExample } from '@/lib/site/price-list';
import { typeset } from '@/lib/text/typeset';

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
