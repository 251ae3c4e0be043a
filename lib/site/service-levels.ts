import { numberFormat } from '@/lib/format/number';
import type { Locale } from '@/lib/i18n/locales';
import type { ServiceLevel } from '@/lib/schema/data/service-levels';

const percentOf = (value: number, locale: Locale) =>
  `${numberFormat(locale, { maximumFractionDigits: 3 }).format(value)}%`;

/**
 * What follows when a service level is missed, in one line.
 * @param credit Writes a share of the fee for an availability below a bound.
 */
export function remediesOf(
  { credits = [], remedy }: ServiceLevel,
  locale: Locale,
  credit: (below: string, percent: string) => string,
): string {
  const steps = credits.map(({ below, percent }) =>
    credit(percentOf(below, locale), percentOf(percent, locale)),
  );
  return [...steps, ...(remedy ? [remedy[locale]] : [])].join('; ');
}
