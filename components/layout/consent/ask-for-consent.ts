import { consentTexts } from 'generated/consent-texts';
import { acceptCategory, run } from 'vanilla-cookieconsent';
import {
  consentCookie,
  consentDays,
  consentRevision,
  type OptionalCategory,
} from '@/lib/consent/consent-categories';
import { trackingCookies } from '@/lib/consent/consent-mode';
import { forgetUnusableChoice, storedCategories } from '@/lib/consent/stored-choice';
import type { Locale } from '@/lib/i18n/locales';
import type english from '@/messages/en/consent.json';
import { applyChoice } from './act-on-consent';

/**
 * What banner and settings say, namespace `consent`; each language is a file of its own, so that no page carries texts that most
 * visitors see once. They come as they are: placeholders are filled by the server only.
 */
export type ConsentTexts = typeof english;

/** What of the consent tool is on screen. */
type ConsentView = {
  /** Whether the visitor has yet to choose. */
  isAsking: boolean;
  isSettingsOpen: boolean;
};

let view: ConsentView = { isAsking: false, isSettingsOpen: false };
const listeners = new Set<() => void>();

/** The view outside of React: each navigation makes the page's frame, and with it the banner, anew. */
export const consentStore = {
  get: (): ConsentView => view,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (change: Partial<ConsentView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  },
};

/**
 * Fetches the texts and gets ready to ask: vanilla-cookieconsent keeps the choice, our own banner and settings ask for it.
 * @param asked What to ask for; a visitor who was never asked about one of them is asked anew.
 * @param tagManagerId Container that is loaded with consent to analytics.
 */
export async function askForConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): Promise<ConsentTexts> {
  const texts = (await consentTexts[locale]()).default;
  forgetUnusableChoice(asked);
  // A script that has been loaded can be ended in no other way than by loading the page anew.
  const autoClear = {
    cookies: trackingCookies(location.hostname),
    reloadPage: tagManagerId !== undefined,
  };
  await run({
    revision: consentRevision,
    autoShow: false,
    // It takes automated browsers for search engines.
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: consentCookie, expiresAfterDays: consentDays },
    categories: {
      necessary: { readOnly: true },
      ...Object.fromEntries(
        asked.map((category) => [category, category === 'analytics' ? { autoClear } : {}]),
      ),
    },
    // Without texts it makes no dialogs of its own, which its types do not know.
    language: { default: locale, translations: { [locale]: {} as never } },
    onFirstConsent: applyChoice,
    onChange: applyChoice,
  });
  consentStore.set({ isAsking: asked.length > 0 && !storedCategories(asked) });
  return texts;
}

/** Keeps the visitor's choice, and acts on it. */
export function choose(categories: readonly OptionalCategory[]): void {
  acceptCategory([...categories]);
  consentStore.set({ isAsking: false, isSettingsOpen: false });
}
