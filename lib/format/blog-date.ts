import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';

const inWords = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * A date as posts show it (docs/behaviour.md §2.4): English 19.11.2026, Polish 19 listopada 2026.
 * @param day ISO day, `2026-11-19`.
 */
export function blogDate(day: string, locale: Locale): string {
  if (localeSettings[locale].date === 'words')
    return inWords[locale].format(new Date(`${day}T00:00:00Z`));
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}
