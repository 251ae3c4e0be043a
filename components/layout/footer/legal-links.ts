import { consentSettingsAnchor } from '@/lib/consent/consent-categories';
import { footerPages } from '@/lib/content/frame-pages';
import { pageAddress } from '@/lib/content/page-address';
import type { Locale } from '@/lib/i18n/locales';

/** The links that exist in a language; the newsletter does in Polish only. */
export const legalLinks = (locale: Locale) =>
  Object.entries(footerPages).flatMap(([key, id]) => {
    const href = pageAddress(id, locale);
    if (!href) return [];
    const link = { key, href };
    if (key !== 'cookie_policy') return [link];
    // With script the link opens the settings themselves.
    return [link, { key: 'cookie_settings', href: `${href}#${consentSettingsAnchor}` }];
  });
