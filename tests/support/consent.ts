import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  consentCookie,
  consentRevision,
  type OptionalCategory,
} from '@/lib/consent/consent-categories';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from './texts';

/** A visitor who has not chosen yet. */
export const newVisitor = { cookies: [], origins: [] };

/**
 * What the browser of a visitor keeps who has chosen, as the consent tool writes it.
 * @param categories What they agreed to.
 * @param revision Number of the list they were asked about.
 */
export function visitorWhoChose(
  categories: readonly OptionalCategory[],
  revision = consentRevision,
) {
  const chosenAt = '2026-11-01T12:00:00.000Z';
  const choice = {
    categories: ['necessary', ...categories],
    revision,
    data: null,
    consentTimestamp: chosenAt,
    consentId: '00000000-0000-4000-8000-000000000000',
    services: { necessary: [], analytics: [], marketing: [] },
    languageCode: 'en',
    lastConsentTimestamp: chosenAt,
    expirationTime: Date.parse('2100-01-01'),
  };
  const cookie = {
    name: consentCookie,
    value: encodeURIComponent(JSON.stringify(choice)),
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}

/** The banner that asks for consent. */
export const bannerOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('region', { name: textOf(locale, 'consent.banner.title') });

/** The dialog with the settings. */
export const settingsOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: textOf(locale, 'consent.settings.title') });

/** A button of banner or settings. */
export const buttonOf = (within: Locator, locale: Locale, key: string): Locator =>
  within.getByRole('button', { name: textOf(locale, `consent.${key}`), exact: true });

/** The categories that the browser has stored as allowed, in the order of the alphabet. */
export async function storedCategories(context: BrowserContext): Promise<unknown> {
  const cookies = await context.cookies();
  const choice = cookies.find(({ name }) => name === consentCookie);
  return choice && JSON.parse(decodeURIComponent(choice.value)).categories.sort();
}
