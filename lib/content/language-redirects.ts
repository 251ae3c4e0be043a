import ISO6391 from 'iso-639-1';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { withPrefix } from './address';
import {
  contentRedirects,
  firstPageRedirects,
  firstPages,
  type Redirect,
  redirectTable,
} from './redirects';
import type { Registry } from './registry';

/**
 * Redirects by language prefix: the default language has none (`/en/…` moves for good), and a language
 * the site does not speak leads home for the time being (specification §2.2, "allowed list").
 * `:rest` stands for the rest of the path.
 */
export function languageRedirects(): Redirect[] {
  const foreign = ISO6391.getAllCodes().filter((code) => !isLocale(code));
  return [
    { from: `/${defaultLocale}`, to: '/', status: 301 },
    { from: `/${defaultLocale}/*`, to: '/:splat', status: 301 },
    ...foreign.flatMap((code): Redirect[] => [
      { from: `/${code}`, to: '/', status: 302 },
      { from: `/${code}/*`, to: '/', status: 302 },
    ]),
  ];
}

/**
 * Addresses in the words of one language under the prefix of another, which a visitor or a link has put together:
 * `/kontakt` lacks its prefix, and `/pl/contact-us` asks for Polish in English words. Both mean the Polish page,
 * since nobody who wants the English one writes either of them. They are guesses, so they lead on for the time being.
 */
export function wrongPrefixRedirects(registry: Registry): Redirect[] {
  const places = [
    ...registry.pages().map((page) => ({ page, id: page.id })),
    ...firstPages(registry),
  ];
  return places.flatMap(({ page, id }) => {
    if (page.locale === defaultLocale || !registry.page(page.id, defaultLocale)) return [];
    const [own, other] = [page.locale, defaultLocale].map((locale) => registry.pathOf(id, locale));
    return [own, other && withPrefix(page.locale, other)].flatMap((from): Redirect[] =>
      from ? [{ from, to: page.address, status: 302 }] : [],
    );
  });
}

/**
 * The whole table of redirects of the site. Guesses stand last: a host that takes a limited number of rules
 * (docs/deploying.md) leaves out those.
 */
export const siteRedirects = (registry: Registry): Redirect[] =>
  redirectTable(registry, [
    ...contentRedirects(registry),
    ...firstPageRedirects(registry),
    ...languageRedirects(),
    ...wrongPrefixRedirects(registry),
  ]);
