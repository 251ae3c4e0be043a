import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a path leads: an address, percent-encoded where its rule is. */
export type RedirectTarget = { location: string; status: number };

/** A path as it is compared: rules may write it percent-encoded or not. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A decoded path as an address: what would begin a query or an anchor is part of the path here. */
export const pathAddress = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * Reads a `_redirects` file.
 * @param directory The folder it stands in.
 * @returns A function from a decoded path to where it is redirected, if it is. The first rule for an address wins,
 *   exact rules before `*`.
 */
export function readRedirects(directory: string): (pathname: string) => RedirectTarget | undefined {
  const file = path.join(directory, '_redirects');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const exact = new Map<string, RedirectTarget>();
  const prefixes: { prefix: string; to: string; status: number }[] = [];
  for (const line of text.split('\n')) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) continue;
    if (from.endsWith('*'))
      prefixes.push({ prefix: decoded(from.slice(0, -1)), to, status: Number(status) });
    else if (!exact.has(decoded(from)))
      exact.set(decoded(from), { location: to, status: Number(status) });
  }
  return (pathname) => {
    const rule = exact.get(pathname);
    if (rule) return rule;
    const match = prefixes.find(({ prefix }) => pathname.startsWith(prefix));
    if (!match) return undefined;
    const rest = pathAddress(pathname.slice(match.prefix.length));
    return { location: match.to.replace(':splat', () => rest), status: match.status };
  };
}
