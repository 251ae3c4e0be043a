import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files/files-below';
import { UsageError } from '@/scripts/command';

/** A finished site in a folder. */
export type SiteFolder = {
  directory: string;
  /** All its files, by their paths below it. */
  files: ReadonlySet<string>;
  /** Pages: the file of each by its pathname. */
  pages: ReadonlyMap<string, string>;
  /** Where addresses lead that are no pages. */
  redirects: ReadonlyMap<string, { target: string; status: string }>;
  read: (file: string) => string;
  /** Hash of a file's content; undefined where it is not there. */
  hash: (file: string) => string | undefined;
};

/** Where visitors see a page: clean addresses, without `.html` and without `index`. */
const pathnameOf = (file: string) =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');

function readRedirects(directory: string): SiteFolder['redirects'] {
  const file = path.join(directory, '_redirects');
  const redirects = new Map<string, { target: string; status: string }>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const [from = '', target, status = ''] = line.trim().split(/\s+/);
    const isRule = from !== '' && !from.startsWith('#') && target !== undefined;
    // The first rule for an address is the one that holds.
    if (isRule && !redirects.has(from)) redirects.set(from, { target, status });
  }
  return redirects;
}

/**
 * Opens a finished site.
 * @throws UsageError when no site is in the folder.
 */
export function openSite(directory: string): SiteFolder {
  const files = new Set(existsSync(directory) ? filesBelow(directory) : []);
  const pages = [...files].filter((file) => file.endsWith('.html')).sort();
  if (pages.length === 0)
    throw new UsageError(
      `"${directory}" holds no page (.html): expected the folder of a finished site, as npm run build makes it in out/`,
    );
  const bytesOf = (file: string) => readFileSync(path.join(directory, file));
  const hashes = new Map<string, string>();
  return {
    directory,
    files,
    pages: new Map(pages.map((file) => [pathnameOf(file), file])),
    redirects: readRedirects(directory),
    read: (file) => bytesOf(file).toString('utf8'),
    hash: (file) => {
      if (!files.has(file)) return undefined;
      const known = hashes.get(file);
      if (known) return known;
      const hash = createHash('sha1').update(bytesOf(file)).digest('base64url');
      hashes.set(file, hash);
      return hash;
    },
  };
}

/**
 * The file of a site that an address in one of its pages stands for.
 * @param origin Of the site, which pages name for social pictures.
 * @returns undefined for other sites and for data in the address itself.
 */
export function fileOfAddress(address: string, origin = ''): string | undefined {
  const local = origin && address.startsWith(origin) ? address.slice(origin.length) : address;
  if (!local.startsWith('/') || local.startsWith('//')) return undefined;
  const bare = local.replace(/[?#].*$/, '').slice(1);
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** Addresses that a `srcset` names. */
export const candidatesOf = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

/** Scripts that run; structured data is none. */
const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * A page as a browser first shows it, and stays so: without scripts, which change it in their own time and by chance, and
 * with pictures that are loaded at once.
 */
export const stillPage = (html: string): string =>
  html
    .replace(scripts, '')
    .replace(/<meta\b[^>]*http-equiv="[^"]*"[^>]*>/gi, '')
    .replace(/ (?:loading="lazy"|autoplay(?:="[^"]*")?)/gi, '');

/**
 * A style sheet whose fonts are waited for: a browser may leave out a font that is late, so that one page looks otherwise
 * from one look to the next.
 */
export const withFontsAwaited = (styles: string): string =>
  styles.replace(/font-display:\s*(?:optional|fallback|swap|auto)/g, 'font-display:block');

/** Addresses of files that a page shows: what they hold belongs to the page. */
const shownFiles = /\/[^"'\s,)]+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm)\b/g;

/**
 * A page without what differs between two builds that show the same: its scripts, ids that React makes, and names that follow
 * from what files hold. Pages that are equal in this form need no closer look; those that are not may show the same all the same.
 */
export function normalisedPage(site: SiteFolder, pathname: string): string {
  const html = site.read(site.pages.get(pathname) ?? '').replace(scripts, '');
  const shown = new Set(html.match(shownFiles) ?? []);
  const contents = [...shown].map((address) => site.hash(address.slice(1)) ?? address);
  const named = html.replace(/\/_next\/static\/[^"'\s)]*|_[RS]_\w*?_/g, '');
  return [named, ...contents.sort()].join('\n');
}

/** All style sheets of a site, without names that follow from what files hold. */
export const normalisedStyles = (site: SiteFolder): string =>
  [...site.files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => site.read(file).replace(/url\([^)]*\)/g, 'url()'))
    .sort()
    .join('\n');
