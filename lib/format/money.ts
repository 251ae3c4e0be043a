import { type Locale, perLocale } from '@/lib/i18n/locales';
import { numberFormat } from './number';

/** Made once: making one takes much longer than using it. */
const formats = perLocale((locale) => {
  const format = (minimum: number, maximum: number) =>
    numberFormat(locale, {
      style: 'currency',
      currency: 'PLN',
      currencyDisplay: locale === 'pl' ? 'symbol' : 'code',
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    });
  return { whole: format(0, 0), withGrosze: format(2, 3) };
});

/**
 * A sum in zloty as a language writes it: “PLN 1,240”, “1240 zł”; with grosze only where there are some.
 * @param amount In zloty; prices of a gigabyte may have a tenth of a grosz.
 */
export function zloty(amount: number, locale: Locale): string {
  const { whole, withGrosze } = formats[locale];
  return (Number.isInteger(amount) ? whole : withGrosze).format(amount);
}
