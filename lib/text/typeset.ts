import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';

const bound = perLocale((locale) => {
  const { boundWords } = localeSettings[locale];
  return boundWords ? new RegExp(`(^|[\\s(„«—–])([${boundWords}]) +`, 'gi') : undefined;
});

/**
 * Sets a text by the rules of its language, as it is shown: in Polish, one-letter words, which must not end a line,
 * are bound to the word that follows with a no-break space.
 * @param text A run of text; it may begin or end in the middle of a sentence.
 */
export function typeset(text: string, locale: Locale): string {
  const pattern = bound[locale];
  if (!pattern) return text;
  // Twice, because neighbouring one-letter words ("a w domu") share the space between them.
  const bind = (input: string) => input.replace(pattern, '$1$2\u00A0');
  return bind(bind(text));
}
