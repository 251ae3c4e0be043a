import type { Locale } from '@/lib/i18n/locales';
import { bindPolish } from './bind-polish';

/**
 * Sets a text by the rules of its language, as it is shown: in Polish, one-letter words are bound to
 * the word that follows.
 */
export function typeset(text: string, locale: Locale): string {
  return locale === 'pl' ? bindPolish(text) : text;
}
