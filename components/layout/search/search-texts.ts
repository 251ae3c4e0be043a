import { searchTexts } from 'generated/search-texts';
import type { Locale } from '@/lib/i18n/locales';
import type english from '@/messages/en/search.json';

/** What the search says, in the language of the page: one file of messages, whole. */
export type SearchTexts = typeof english;

/**
 * Fetches the texts together with the code that shows them, so that they weigh nothing on pages whose visitors
 * do not search.
 * @throws when they cannot be fetched.
 */
export const loadSearchTexts = async (locale: Locale): Promise<SearchTexts> =>
  (await searchTexts[locale]()).default;

/**
 * The sentence for a number of results; Polish distinguishes one, two to four, and more.
 * @param found `found` or `first` of the texts.
 */
export function foundText(found: SearchTexts['found'], count: number, locale: Locale): string {
  const rule = new Intl.PluralRules(locale).select(count);
  const text = rule === 'one' || rule === 'few' ? found[rule] : found.many;
  return text.replace('{count}', String(count));
}
