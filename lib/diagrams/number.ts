import { numberFormat } from '@/lib/format/number';
import type { Locale } from '@/lib/i18n/locales';

/** A number as a language writes it, with at most two decimal places. */
export const inWords = (value: number, locale: Locale): string =>
  numberFormat(locale, { maximumFractionDigits: 2 }).format(value);

/**
 * A number with its unit: a percent sign joins it, words are set apart by a space that does not break.
 * @param unit May be empty.
 */
export function withUnit(value: number, unit: string, locale: Locale): string {
  const number = inWords(value, locale);
  if (!unit) return number;
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`;
}

/** Whether names along an axis are bare numbers (hours, weeks, amounts), which do not say what they count. */
export const areNumbers = (names: readonly string[]): boolean =>
  names.every((name) => /^[\d.,\s]+$/.test(name));
