import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  /** Where addresses lead that are no pages, as `status target`. */
  redirects: ReadonlyMap<string, string>;
  read: (file: string) => string;
  size: (file: string) => number;
  /** Hash of a file's content; undefined where it is not there. */
  hash: (file: string) => string | undefined;
};

/** Where visitors see a page: clean addresses, without `.html` and without `index`. */
const pathnameOf = (file: string) =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');

function readRedirects(directory: string): Map<string, string> {
  const file = path.join(directory, '_redirects');
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([from = '', to]) => from !== '' && !from.startsWith('#') && to !== undefined)
      .map(([from = '', to = '', status = '']): [string, string] => [from, `${status} ${to}`])
      // The first rule for an address is the one that holds.
      .reverse(),
  );
}

/**
 * Opens a finished site.
 * @param directory Its folder.
 * @throws UsageError when no site is there.
 */
export function openSite(directory: string): SiteFolder {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(
      `"${directory}" is no folder: expected the folder of a finished site, as npm run build makes it in out/`,
    );
  const files = new Set(filesBelow(directory));
  const pages = [...files].filter((file) => file.endsWith('.html')).sort();
  if (pages.length === 0)
    throw new UsageError(
      `"${directory}" holds no page (.html): expected a finished site, as npm run build makes it in out/`,
    );
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const hashes = new Map<string, string>();
  return {
    directory,
    files,
    pages: new Map(pages.map((file) => [pathnameOf(file), file])),
    redirects: readRedirects(directory),
    read,
    size: (file) => statSync(path.join(directory, file)).size,
    hash: (file) => {
      if (!files.has(file)) return undefined;
      const known =
        hashes.get(file) ??
        createHash('sha1')
          .update(readFileSync(path.join(directory, file)))
          .digest('base64url');
      hashes.set(file, known);
      return known;
    },
  };
}

/**
 * The file of a site that an address in one of its pages stands for.
 * @param address As the page has it.
 * @param origin Of the site, which pages name for social pictures; its files are those of the folder.
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

/**
 * A style sheet whose fonts are waited for. Elsewhere a browser may leave out a font that is late (`font-display: optional`), so
 * that one page looks otherwise from one look to the next.
 */
export const withFontsAwaited = (styles: string): string =>
  styles.replace(/font-display:\s*(?:optional|fallback|swap|auto)/g, 'font-display:block');
