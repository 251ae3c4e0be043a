/** What a request path means: a path to look up, a better spelling of it, or nothing we understand. */
export type CleanPath = { path: string; isCanonical: boolean } | undefined;

const unsafe = /[\0\\]|%(?:00|2e|2f|5c)/i;

/**
 * Reads a request's path. Nothing that could lead out of the site's folder passes: no `..`, no encoded
 * slash, dot or backslash (also encoded twice), no NUL.
 * @param raw Path as it was sent, without query.
 * @returns The decoded path in canonical spelling (one slash between parts, none at the end, no
 *   `.html`, no `index`), and whether it was sent like that; undefined for a path to refuse.
 */
export function cleanPath(raw: string): CleanPath {
  if (unsafe.test(raw)) return undefined;
  const decoded = decode(raw);
  if (decoded === undefined || unsafe.test(decoded)) return undefined;
  const parts = decoded.split('/').filter(Boolean);
  if (parts.some((part) => part === '.' || part === '..')) return undefined;
  const last = parts.at(-1);
  if (last?.endsWith('.html')) parts[parts.length - 1] = last.slice(0, -'.html'.length);
  if (parts.at(-1) === 'index') parts.pop();
  const path = `/${parts.join('/')}`;
  return { path, isCanonical: path === decoded };
}

const decode = (raw: string) => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};
