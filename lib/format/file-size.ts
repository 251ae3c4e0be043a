import type { Locale } from '@/lib/i18n/locales';
import { numberFormat } from './number';

const kilobyte = 1000;

/**
 * The size of a file as people read it: "240 KB", "1.2 MB"; in Polish "240 KB", "1,2 MB". At least 1 KB.
 * @param bytes Size of the file.
 */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  const isLarge = kilobytes >= kilobyte;
  const number = numberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 });
  const value = number.format(isLarge ? bytes / kilobyte ** 2 : kilobytes);
  return `${value}\u00A0${isLarge ? 'MB' : 'KB'}`;
}
