import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '@/lib/content/redirects';
import { decodedPath, encodedPathname } from '@/lib/hosting/request-path';

/** Where a path leads: an address, percent-encoded where its rule is. */
export type RedirectTarget = { location: string; status: number };

/**
 * Puts redirects where they are found by a path.
 * @returns A function from a decoded path to where it is redirected, if it is. The first rule for an address wins,
 *   exact rules before `*`.
 */
export function redirectTable(
  rules: readonly { from: string; to: string; status: number }[],
): (pathname: string) => RedirectTarget | undefined {
  const exact = new Map<string, RedirectTarget>();
  const prefixes: { prefix: string; to: string; status: number }[] = [];
  for (const { from, to, status } of rules) {
    const decoded = decodedPath(from);
    if (from.endsWith('*')) prefixes.push({ prefix: decodedPath(from.slice(0, -1)), to, status });
    else if (!exact.has(decoded)) exact.set(decoded, { location: to, status });
  }
  return (pathname) => {
    const rule = exact.get(pathname);
    if (rule) return rule;
    const match = prefixes.find(
      ({ prefix }) => pathname.slice(0, prefix.length).toLowerCase() === prefix,
    );
    if (!match) return undefined;
    const rest = encodedPathname(pathname.slice(match.prefix.length));
    return { location: match.to.replace(':splat', () => rest), status: match.status };
  };
}

/** Reads lines such as `/old /new 301`; comments and lines that are no rule are skipped. */
function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) return [];
    return [{ from, to, status: Number(status) as Redirect['status'] }];
  });
}

/** The rules of a `_redirects` file in a folder; none where there is no such file. */
export function redirectsIn(directory: string): Redirect[] {
  const file = path.join(directory, '_redirects');
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : [];
}

/**
 * Reads a `_redirects` file.
 * @param directory The folder it is in.
 */
export const readRedirects = (
  directory: string,
): ((pathname: string) => RedirectTarget | undefined) => redirectTable(redirectsIn(directory));
