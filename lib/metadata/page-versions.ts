import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';

/** The URL of a page on the public site. */
export const absolute = (pathname: string) => `${site.origin}${pathname === '/' ? '' : pathname}`;

/** The URL that stands for a page in search results: its own, unless its `meta` names another. */
export const canonicalOf = ({ pathname, frontmatter }: Page): string =>
  frontmatter.meta?.canonical ?? absolute(pathname);

/** Whether a page stands for itself. One that does not is no alternate and not in the sitemap. */
export const isCanonical = (page: Page): boolean =>
  new URL(canonicalOf(page)).href === new URL(absolute(page.pathname)).href;

/**
 * The languages in which a page exists and stands for itself, in the site's order; none for a page that
 * does not stand for itself.
 */
export function pageVersions(page: Page, registry: Registry): Page[] {
  return isCanonical(page) ? registry.versions(page.id).filter(isCanonical) : [];
}

/**
 * Language alternates of a page by code, the page itself among them; the first language it exists in is the
 * default (docs/behaviour.md §9). Queries never reach them.
 */
export function pageAlternates(page: Page, registry: Registry): Record<string, string> {
  const versions = pageVersions(page, registry);
  const [first] = versions;
  if (!first) return {};
  const languages = versions.map(({ locale, pathname }) => [locale, absolute(pathname)]);
  return { ...Object.fromEntries(languages), 'x-default': absolute(first.pathname) };
}

/** The pages that search engines are told of, by pathname: all that stand for themselves. */
export const canonicalPages = (registry: Registry, locale?: Locale): Page[] =>
  registry
    .pages(locale)
    .filter((page) => page.id !== notFoundId && isCanonical(page))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
