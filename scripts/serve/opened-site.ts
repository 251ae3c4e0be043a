import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/content/reader';
import { contentTypeOf } from '@/lib/hosting/content-types';
import {
  cacheControlOf,
  describeHosting,
  fileOfPage,
  type Headers,
  type Hosting,
  kindOf,
  notFoundPages,
} from '@/lib/hosting/hosting';
import { hashesOf } from '@/lib/hosting/policy';
import { cleanPath, compressedEndings, hiddenFile, hostFiles } from '@/lib/hosting/request-path';
import { redirectsIn, redirectTable } from './redirect-table';

/** Where a build puts what hosts are told of a site: a folder beside it. */
export const hostingDirectory = (directory: string): string => `${path.resolve(directory)}-hosting`;

/** What our own server reads of it. */
export const hostingFile = 'hosting.json';

/** What is written there: the rest of a description is in the site's folder. */
export type WrittenHosting = Pick<Hosting, 'redirects' | 'searchPages' | 'headers'>;

/** A file as it was when the site was opened. */
export type SiteFile = { file: string; size: number; changed: number; headers: Headers };

/** A site as it was at one moment. */
export type OpenedSite = {
  /** The file at a decoded pathname in canonical spelling, if there is one. */
  fileAt: (pathname: string) => SiteFile | undefined;
  /** The page at a pathname, under whose address others are redirected to it. */
  hasPage: (pathname: string) => boolean;
  redirectOf: ReturnType<typeof redirectTable>;
  /** The bodies of the not-found pages by their files. */
  notFound: ReadonlyMap<string, Buffer>;
  /** Headers of answers that have no file of their own. */
  headersOf: (file: string) => Headers;
  /** Whether the site in the folder is another one by now. */
  isReplaced: () => boolean;
};

/** Sites that no build made have no description: what they redirect and run is read from their files. */
function readHosting(directory: string): WrittenHosting {
  const file = path.join(hostingDirectory(directory), hostingFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as WrittenHosting;
  return describeHosting({
    redirects: redirectsIn(directory),
    pages: [],
    files: [],
    searchPages: [],
    hashes: hashesOf(directory),
  });
}

const unserved = new Set([
  ...hostFiles.map((file) => `/${file}`),
  ...notFoundPages.map(({ file }) => file),
]);

const isServed = (file: string) =>
  !unserved.has(file) &&
  !hiddenFile.test(file) &&
  !Object.values(compressedEndings).some((ending) => file.endsWith(ending));

/** The one address of a file: pages are without their ending, and a folder has its index. */
const addressOf = (file: string) =>
  file.endsWith('.html') ? (cleanPath(file)?.path ?? file) : file;

/** What tells one folder from another under the same name, and a changed one from itself. */
const identityOf = (stats: Stats | undefined) =>
  stats && `${stats.dev}:${stats.ino}:${stats.mtimeMs}`;

const identityIn = (directory: string) =>
  identityOf(statSync(directory, { throwIfNoEntry: false }));

/**
 * Reads what a site has, so that no request has to look for it.
 * @param root The site's folder.
 * @returns undefined where there is none, which is so for a moment while a build puts a new one into its place.
 */
export function openSite(root: string): OpenedSite | undefined {
  const identity = identityIn(root);
  if (identity === undefined) return undefined;
  const hosting = readHosting(root);
  const headersOf = (file: string): Headers => ({
    ...hosting.headers[kindOf(file, hosting)],
    'Cache-Control': cacheControlOf(file),
    'Content-Type': contentTypeOf(file),
  });
  const files = new Map<string, SiteFile>();
  for (const name of filesBelow(root)) {
    const file = `/${name}`;
    if (!isServed(file)) continue;
    const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
    if (stats)
      files.set(addressOf(file), {
        file,
        size: stats.size,
        changed: stats.mtimeMs,
        headers: headersOf(file),
      });
  }
  const notFound = new Map(
    notFoundPages.map(({ file }) => {
      const place = path.join(root, file);
      return [file, existsSync(place) ? readFileSync(place) : Buffer.from('Not found')];
    }),
  );
  return {
    fileAt: (pathname) => files.get(pathname),
    hasPage: (pathname) => files.get(pathname)?.file === fileOfPage(pathname),
    redirectOf: redirectTable(hosting.redirects),
    notFound,
    headersOf,
    isReplaced: () => identityIn(root) !== identity,
  };
}
