import { type Locale, locales } from '@/lib/i18n/locales';
import type { Page } from './document';
import { blogId } from './lists';
import type { Registry } from './registry';

/**
 * Where the language switch leads from a page (specification §2.2): to the same page in the other
 * language; from posts and lists of the blog without one to the nearest list above, at last the other blog; else to
 * the other home page.
 */
export function languageTarget(
  page: { id: string; locale: Locale; type: Page['type'] },
  registry: Registry,
): { locale: Locale; address: string } | undefined {
  const locale = locales.find((other) => other !== page.locale);
  if (!locale) return undefined;
  const isBlog = page.id === blogId || page.id.startsWith(`${blogId}/`);
  const steps = isBlog ? page.id.split('/') : [];
  const above = steps.map((_, index) => steps.slice(0, index + 1).join('/')).reverse();
  const address = [page.id, ...above, 'home']
    .map((id) => registry.addressOf(id, locale))
    .find((found) => found !== undefined);
  return address ? { locale, address } : undefined;
}
