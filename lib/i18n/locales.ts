/** The languages of the site, the default first (specification §9). */
export const locales = ['en', 'pl'] as const;

export type Locale = (typeof locales)[number];

/** English has no prefix in addresses (specification §2.1). */
export const defaultLocale: Locale = 'en';

/** What follows from a language besides its texts. */
export const localeSettings: Record<
  Locale,
  {
    /** What stands before the path in addresses. */
    prefix: string;
    openGraph: string;
    /** 0 is Sunday; the Polish week starts on Monday (specification §2.4). */
    weekStartsOn: 0 | 1;
    /** Heading of the footnotes, and the name of the link that leads back from one. */
    footnotes: { label: string; backLabel: string };
  }
> = {
  en: {
    prefix: '',
    openGraph: 'en_US',
    weekStartsOn: 0,
    footnotes: { label: 'Footnotes', backLabel: 'Back to reference {reference}' },
  },
  pl: {
    prefix: '/pl',
    openGraph: 'pl_PL',
    weekStartsOn: 1,
    footnotes: { label: 'Przypisy', backLabel: 'Wróć do odwołania {reference}' },
  },
};

/** Whether a value is the code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
