/** What a request path means: a path to look up, a better spelling of it, or nothing we understand. */
type CleanPath = { path: string; isCanonical: boolean } | undefined;

/** NUL, backslash, and what stands for a part of a path once it is decoded; U+FFFD stands for bytes that are no UTF-8. */
const unsafe = /[\0\\\ufffd]|%(?:00|2e|2f|5c)/i;

/** Decodes percent-encoding; undefined where that is not possible. */
function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/**
 * Reads a request's path. Nothing that could lead out of the site's folder passes: no `..`, no encoded
 * slash, dot or backslash (also encoded twice), no NUL.
 * @param raw Path as it was sent, without query.
 * @returns The decoded path in canonical spelling (one slash between parts, none at the end, no
 *   `.html`, no `index`), and whether it was sent like that; undefined for a path to refuse.
 */
export function cleanPath(raw: string): CleanPath {
  if (unsafe.test(raw)) return undefined;
  const decoded = raw.includes('%') ? decode(raw) : raw;
  if (decoded === undefined || unsafe.test(decoded)) return undefined;
  const parts = decoded.split('/').filter(Boolean);
  if (parts.some((part) => part === '.' || part === '..')) return undefined;
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = last.replace(/\.html$/i, '');
  if (parts.at(-1)?.toLowerCase() === 'index') parts.pop();
  const path = `/${parts.join('/')}`;
  return { path, isCanonical: path === decoded };
}

/** A path as it is compared: rules may write it percent-encoded or not. */
export const decodedPath = (path: string): string => decode(path) ?? path;

/** A decoded path as a pathname: what would begin a query or an anchor is part of the path here. */
export const encodedPathname = (path: string): string =>
  encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** A path in the lower case of ASCII, which every server knows; addresses have no other capitals. */
export const lowerCased = (path: string): string =>
  path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * What an address is looked up by, however it is spelled: decoded, without `.html` and `index`, in small letters. Two old addresses
 * with one such path are the same to visitors.
 */
export const lookupPath = (address: string): string =>
  lowerCased(cleanPath(address)?.path ?? decodedPath(address));

/** Files whose names begin with a dot are nobody's business, but for `/.well-known/`. */
const hiddenFile = /\/\.(?!well-known\/)/;

/** Endings of the compressed files beside others, which are chosen by Accept-Encoding and have no addresses of their own. */
export const compressedEndings = { br: '.br', gzip: '.gz' } as const;

/** Files that configure hosts, in the site's folder because they look for them there. */
export const hostFiles = ['_headers', '_redirects'] as const;

/**
 * Whether a file may be sent to visitors.
 * @param file Its path with a slash before it.
 */
export const isPublic = (file: string): boolean =>
  !hostFiles.some((name) => file === `/${name}`) && !hiddenFile.test(file);
