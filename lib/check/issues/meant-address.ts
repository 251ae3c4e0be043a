import { pageFields } from '@/lib/schema/document-types';
import { site } from '@/site.config';

/**
 * An old address that is written otherwise than `/old/address`: without its slash, with one at its end, with a query,
 * an anchor or the site's origin.
 * @returns The address as `redirectFrom` takes it; undefined where none can be told.
 */
export function meantAddress(text: string): string | undefined {
  const path = text
    .trim()
    .replace(site.origin, '')
    .replace(/[?#].*$/s, '');
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const address = `/${path.split('/').filter(Boolean).join('/')}`;
  const encoded = address.replace(/[^\x20-\x7E]+/g, encodeURIComponent);
  return pageFields.redirectFrom.safeParse([encoded]).success ? encoded : undefined;
}
