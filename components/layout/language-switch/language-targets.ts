import type { Page } from '@/lib/content/document';
import { blogId } from '@/lib/content/lists';
import type { Registry } from '@/lib/content/registry';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Where the switch leads in a language. */
export type LanguageTarget = { locale: Locale; href: string };

/**
 * Where the language switch leads from a page (docs/behaviour.md §2.2), in the order of the languages: to the same page in
 * each other language; from posts and lists of the blog without one to the nearest list above, at last the blog; else to
 * the home page. A language without any of these is left out.
 */
export function languageTargets(
  page: { id: string; locale: Locale; type: Page['type'] },
  registry: Registry,
): LanguageTarget[] {
  const isBlog = page.id === blogId || page.id.startsWith(`${blogId}/`);
  const steps = isBlog ? page.id.split('/') : [];
  const above = steps.map((_, index) => steps.slice(0, index + 1).join('/')).reverse();
  return locales
    .filter((locale) => locale !== page.locale)
    .flatMap((locale) => {
      const href = [page.id, ...above, 'home']
        .map((id) => registry.pathnameOf(id, locale))
        .find((found) => found !== undefined);
      return href === undefined ? [] : [{ locale, href }];
    });
}
