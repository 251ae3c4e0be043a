import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { isCanonical } from './page-versions';

/** The pages that search engines are told of, by address: all that stand for themselves. */
export const canonicalPages = (registry: Registry, locale?: Locale): Page[] =>
  registry
    .pages(locale)
    .filter((page) => page.id !== notFoundId && isCanonical(page))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
