import type { OptionalCategory } from '@/lib/consent/consent-categories';
import type { Locale } from '@/lib/i18n/locales';
import { Consent } from './consent';
import { type ConsentText, loadConsentTexts } from './consent-texts';
import { startConsent } from './start-consent';

/** What asks for consent, with its texts. */
export type LoadedConsent = { Consent: typeof Consent; text: ConsentText };

/**
 * Fetches the texts and starts the tool; without texts it does not start, since nobody could answer it.
 * @param asked What to ask for.
 * @param tagManagerId Container that is loaded with consent to analytics.
 */
export async function loadConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): Promise<LoadedConsent> {
  const text = await loadConsentTexts(locale);
  await startConsent(locale, asked, tagManagerId);
  return { Consent, text };
}

export type LoadConsent = typeof loadConsent;
