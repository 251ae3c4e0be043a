import { type CheckedSite, isWholeIn } from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { consentSettingsAnchor } from '@/lib/consent/consent-categories';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { reporting } from '@/lib/metadata/security-text';

/** Places in pages that code leads to, and what does. */
const required: readonly {
  id: string;
  anchor: string;
  reason: string;
  locales: readonly Locale[];
}[] = [
  {
    ...reporting,
    locales: [defaultLocale],
    reason: '/.well-known/security.txt tells finders of weaknesses to report here',
  },
  {
    id: 'cookie-policy',
    anchor: consentSettingsAnchor,
    locales,
    reason: 'the link “Cookie settings” of the footer leads here without script',
  },
];

const faults = (site: CheckedSite) =>
  locales
    .filter((locale) => isWholeIn(locale, site))
    .flatMap((locale) =>
      required.flatMap(({ id, anchor, reason, locales: own }) => {
        const page = site.find(id, locale);
        if (
          !own.includes(locale) ||
          page?.status !== 'live' ||
          !page.isRead ||
          page.anchors.includes(anchor)
        )
          return [];
        const message = `there is no "#${anchor}" in this page: ${reason}; give the section that is meant the id, <Section id="${anchor}">`;
        return [{ file: page.file, ...(page.places['title'] ?? { line: 1, column: 1 }), message }];
      }),
    );

/** Rules about places in pages that code leads to. */
export const requiredSection: SiteRule = {
  name: 'required-section',
  severity: 'error',
  summary: 'Sections that the site’s own files and links lead to are on their pages.',
  remedy: 'Give the section that is meant the id in the message, as it had before.',
  checkSite: faults,
};
