import { isPageAddress } from '@/components/ui/link/is-page-address';

/** The language part of a path: pages of another language are another document, which the router cannot fetch. */
const languageOf = (path: string) => /^\/pl(?=\/|$)/.exec(path)?.[0] ?? '';

/**
 * The address that a link will have the router change to, if it will.
 * @param target What was pointed at, focused or touched.
 * @param current Path of the page that is shown.
 */
export function linkTarget(target: EventTarget | null, current: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.hasAttribute('target') || !isPageAddress(href)) return undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  const isOther = path !== current && languageOf(path) === languageOf(current);
  return isOther ? path : undefined;
}
