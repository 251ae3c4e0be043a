import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { builtPages } from '@/tests/support/built-site';
import { clicksFrom, linkedFromContent } from '@/tests/support/page-links';

/** How far from its home a page may be. */
const mostClicks = 3;

/** What no link has to lead to: answers to unknown addresses, and thank-you pages, which follow a form. */
const unlinked = /(^|\/)(404|(\w+-)?(thank-you|dziekujemy))\.html$/;

/** What the header leads to on every page, and no text has to: the search. */
const inHeader = /(^|\/)(search|szukaj)\.html$/;

const isPolish = (page: string) => page === 'pl.html' || page.startsWith('pl/');
const homes: Record<Locale, string> = { en: 'index.html', pl: 'pl.html' };
const pages = builtPages.filter((page) => !unlinked.test(page));
const pagesIn = (locale: Locale) => pages.filter((page) => isPolish(page) === (locale === 'pl'));

it.each(['en', 'pl'] as const)(
  'every page (%s) is at most three clicks from its home',
  (locale) => {
    const clicks = clicksFrom(homes[locale]);
    const own = pagesIn(locale);
    expect(own.length).toBeGreaterThan(80);
    const far = own
      .filter((page) => (clicks.get(page) ?? Number.POSITIVE_INFINITY) > mostClicks)
      .map((page) => `${page}: ${clicks.get(page) ?? 'no way'}`);
    expect(far).toEqual([]);
  },
);

it.each(['en', 'pl'] as const)(
  'no page (%s) is an orphan: the text of another links to it',
  (locale) => {
    const own = pagesIn(locale);
    const linked = new Set(own.flatMap((page) => [...linkedFromContent(page)]));
    expect(
      own.filter((page) => page !== homes[locale] && !inHeader.test(page) && !linked.has(page)),
    ).toEqual([]);
  },
);
