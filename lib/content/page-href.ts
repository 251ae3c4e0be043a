import type { PageId } from 'generated/page-id';
import type { Locale } from '@/lib/i18n/locales';
import { content } from './site-content';

/**
 * Pathname of a page that code names itself. An id of a page that does not exist does not compile.
 * @returns undefined when the page does not exist in the language.
 */
export function pageHref(id: PageId, locale: Locale): string | undefined {
  return content.pathnameOf(id, locale);
}
