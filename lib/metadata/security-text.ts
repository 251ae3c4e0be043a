import type { Registry } from '@/lib/content/registry';
import { warsawDayOf } from '@/lib/content/visibility';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { absolute } from './page-versions';

/** How long the file may be trusted, in days: RFC 9116 §2.5.5 recommends less than a year. */
const validDays = 300;

/** The page that says how to report a weakness, and where on it. */
export const reporting = { id: 'contact-us', anchor: 'report-an-incident' } as const;

/**
 * Where to report a weakness of the site (RFC 9116), as `/.well-known/security.txt`.
 * @param now The moment of the build, from which the file is valid for 300 days.
 */
export function securityText(registry: Registry, now: Date): string {
  // Of the day and not the hour: builds of one day make one site.
  const today = Date.parse(warsawDayOf(now));
  const expires = new Date(today + validDays * 24 * 60 * 60 * 1000);
  const page = registry.pathnameOf(reporting.id, defaultLocale);
  const lines = [
    ['Contact', `mailto:${site.contact.security}`],
    ...(page ? [['Contact', `${absolute(page)}#${reporting.anchor}`]] : []),
    ['Expires', `${expires.toISOString().slice(0, 10)}T00:00:00Z`],
    ['Preferred-Languages', locales.join(', ')],
    ['Canonical', absolute('/.well-known/security.txt')],
  ];
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}
