import { type Locale, locales } from '@/lib/i18n/locales';
import type { Page, Registry } from './registry';

/**
 * Where the language switch leads from a page (specification §2.2): to the same page in the other
 * language; from the blog and its posts without one to the other blog; else to the other home page.
 */
export function languageTarget(
  page: { id: string; locale: Locale; type: Page['type'] },
  registry: Registry,
): { locale: Locale; address: string } | undefined {
  const locale = locales.find((other) => other !== page.locale);
  if (!locale) return undefined;
  const isBlog = page.type === 'Post' || page.id === 'blog';
  const address =
    registry.addressOf(page.id, locale) ??
    (isBlog ? registry.addressOf('blog', locale) : undefined) ??
    registry.addressOf('home', locale);
  return address ? { locale, address } : undefined;
}
