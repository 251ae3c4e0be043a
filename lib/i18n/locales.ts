/** The languages of the site, the default first (specification §9). */
export const locales = ['en', 'pl'] as const;

export type Locale = (typeof locales)[number];

/** English has no prefix in addresses (specification §2.1). */
export const defaultLocale: Locale = 'en';

/** What follows from a language besides its texts. */
export const localeSettings: Record<
  Locale,
  { prefix: string; openGraph: string; weekStartsOn: 0 | 1 }
> = {
  en: { prefix: '', openGraph: 'en_US', weekStartsOn: 0 },
  pl: { prefix: '/pl', openGraph: 'pl_PL', weekStartsOn: 1 },
};

/** Whether a value is the code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
