import type { Locale } from '@/lib/i18n/locales';
import { Consent } from './consent';
import { type ConsentText, loadConsentTexts } from './consent-texts';
import { startConsent } from './start-consent';

/** What asks for consent, with its texts. */
export type LoadedConsent = { Consent: typeof Consent; text: ConsentText };

/** Fetches the texts and starts the tool; without texts it does not start, since nobody could answer it. */
export async function loadConsent(locale: Locale, tagManagerId?: string): Promise<LoadedConsent> {
  const text = await loadConsentTexts(locale);
  await startConsent(locale, tagManagerId);
  return { Consent, text };
}
