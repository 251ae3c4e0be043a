import { consentSettingsAnchor } from '@/lib/consent/consent-categories';
import { pageAddress } from '@/lib/content/page-address';
import type { Locale } from '@/lib/i18n/locales';

/** Pages of the footer's second row (specification §2.3), by the key of their label. */
const pages = {
  code_of_conduct: 'code-of-conduct',
  privacy_policy: 'privacy-policy',
  cookie_policy: 'cookie-policy',
  legal: 'discover/legal',
  certificates: 'discover/security-standards-certificates',
  newsletter: 'newsletter',
} as const;

/** The links that exist in a language; the newsletter does in Polish only. */
export const legalLinks = (locale: Locale) =>
  Object.entries(pages).flatMap(([key, id]) => {
    const href = pageAddress(id, locale);
    if (!href) return [];
    const link = { key, href };
    if (key !== 'cookie_policy') return [link];
    // With script the link opens the settings themselves.
    return [link, { key: 'cookie_settings', href: `${href}#${consentSettingsAnchor}` }];
  });
