import { longestValue } from './clean-value';

/**
 * Label of a page, made of its path (specification §7): `/pl/uslugi/finops` is `pl_uslugi_finops`. Letters of
 * addresses, digits and hyphens only, so that any system can keep it.
 * @param path Path of an address, as the browser gives it.
 */
export function pageLabel(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  if (parts.length === 0) return 'home';
  return parts
    .join('_')
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, longestValue);
}
