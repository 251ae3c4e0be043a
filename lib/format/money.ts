import type { Locale } from '@/lib/i18n/locales';

/**
 * A sum in zloty as a language writes it: “PLN 1,240”, “1240 zł”; with grosze only where there are some.
 * @param amount In zloty; prices of a gigabyte may have a tenth of a grosz.
 */
export function zloty(amount: number, locale: Locale): string {
  const isWhole = Number.isInteger(amount);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    currencyDisplay: locale === 'pl' ? 'symbol' : 'code',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 3,
  }).format(amount);
}
