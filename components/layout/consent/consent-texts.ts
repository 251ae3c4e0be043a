import { consentTexts } from 'generated/consent-texts';
import type { Locale } from '@/lib/i18n/locales';
import type english from '@/messages/en/consent.json';

/** Keys of all texts in a group of texts, with dots. */
type KeyOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Key : `${Key}.${KeyOf<Group[Key]>}`;
}[keyof Group & string];

/** Looks up one of the texts of the banner and the settings. */
export type ConsentText = (key: KeyOf<typeof english>) => string;

/**
 * Fetches the texts of a language, namespace `consent`; each is a file of its own, so that no page carries texts that
 * most visitors see once. They come as they are: placeholders are filled by the server only.
 */
export async function loadConsentTexts(locale: Locale): Promise<ConsentText> {
  const texts: unknown = (await consentTexts[locale]()).default;
  return (key) => {
    let found = texts;
    for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
    return found as string;
  };
}
