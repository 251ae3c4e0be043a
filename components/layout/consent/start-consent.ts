import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent';
import {
  consentCookie,
  consentDays,
  consentRevision,
  type OptionalCategory,
} from '@/lib/consent/consent-categories';
import { trackingCookies } from '@/lib/consent/consent-mode';
import { forgetUnusableChoice } from '@/lib/consent/stored-choice';
import type { Locale } from '@/lib/i18n/locales';
import { applyConsent, onConsentChange, prepareConsent } from './apply-consent';
import { isStoredTool } from './stored-consent';

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

/** What the tool has to know of a category. */
const categoryOf = (category: OptionalCategory, tagManagerId?: string) =>
  category === 'analytics'
    ? {
        autoClear: {
          cookies: trackingCookies(location.hostname),
          // A script that has been loaded can be ended in no other way.
          reloadPage: tagManagerId !== undefined,
        },
      }
    : {};

/**
 * Starts the consent tool: vanilla-cookieconsent keeps the choice, our own banner and settings ask for it. Once per
 * page; nothing happens where another tool has taken its place.
 * @param asked What to ask for; a visitor who was never asked about one of them is asked anew.
 * @param tagManagerId Container that is loaded with consent to analytics.
 */
export async function startConsent(
  locale: Locale,
  asked: readonly OptionalCategory[],
  tagManagerId?: string,
): Promise<void> {
  if (globalThis.consentTool && !isStoredTool(globalThis.consentTool)) return;
  prepareConsent(tagManagerId);
  const apply = () => applyConsent(acceptedCategory);
  forgetUnusableChoice(asked);
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
        asked.map((category) => [category, categoryOf(category, tagManagerId)]),
      ),
    },
    // Without texts it makes no dialogs of its own, which its types do not know.
    language: { default: locale, translations: { [locale]: {} as never } },
    onFirstConsent: apply,
    onChange: apply,
  });
  globalThis.consentTool = {
    isLoaded: () => true,
    allows: acceptedCategory,
    openSettings: () => consentStore.set({ isSettingsOpen: true }),
    onChange: onConsentChange,
  };
  if (validConsent()) apply();
  else consentStore.set({ isAsking: asked.length > 0 });
}

/** Keeps the visitor's choice, and acts on it. */
export function choose(categories: readonly OptionalCategory[]): void {
  acceptCategory([...categories]);
  consentStore.set({ isAsking: false, isSettingsOpen: false });
}
