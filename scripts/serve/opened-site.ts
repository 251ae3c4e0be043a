import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { filesBelow } from '@/lib/files/files-below';
import { contentTypeOf } from '@/lib/hosting/content-types';
import {
  cacheControlOf,
  findRedirect,
  type Headers,
  type Hosting,
  indexRedirects,
  kindOf,
  notFoundPages,
} from '@/lib/hosting/hosting';
import { compressedEndings, encodedPathname, isPublic } from '@/lib/hosting/request-path';

/** Where a build puts what hosts are told of a site: a folder beside it, which changes places before the site does. */
export const hostingDirectory = (directory: string): string => `${path.resolve(directory)}-hosting`;

/** What our own server reads of it. */
export const hostingFile = 'hosting.json';

/** What is written there: the rest of a description is in the site's folder. */
export type WrittenHosting = Pick<Hosting, 'redirects' | 'searchPages' | 'headers'> & {
  /** The id of the site that it describes (scripts/build/inputs.ts). */
  build: string;
  /** The moment that the site shows (ISO 8601). */
  moment: string;
};

function readHosting(directory: string): WrittenHosting {
  const file = path.join(hostingDirectory(directory), hostingFile);
  if (!existsSync(file))
    throw new Error(
      `${file} is missing, which says how the site in ${directory} is served: run npm run build`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenHosting;
}

const hasAddress = (file: string) =>
  isPublic(file) &&
  !notFoundPages.some((page) => page.file === file) &&
  !Object.values(compressedEndings).some((ending) => file.endsWith(ending));

/** The one address of a file: pages are without their ending, and a folder has its index. */
const addressOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';

/** Tells one folder from another under the same name; a new one may have the inode of one that is gone. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.ctimeMs}`;
}

/** A site as it was at one moment. */
export type OpenedSite = NonNullable<ReturnType<typeof openSite>>;

/**
 * Reads what a site has, so that no request has to look for it.
 * @param root The site's folder.
 * @returns undefined where there is none, which is so for a moment while a build puts a new one into its place.
 * @throws when its description is missing.
 */
export function openSite(root: string) {
  const identity = identityOf(root);
  if (identity === undefined) return undefined;
  const { redirects, searchPages, headers } = readHosting(root);
  const names = filesBelow(root).map((name) => `/${name}`);
  const files = new Map(names.filter(hasAddress).map((file) => [addressOf(file), file]));
  const pages = [...files].filter(([, file]) => file.endsWith('.html'));
  const addresses = pages.map(([address]) => encodedPathname(address));
  const index = indexRedirects({ redirects, pages: addresses });
  return {
    /** The file at a decoded path in canonical spelling, if there is one. */
    fileAt: (pathname: string) => files.get(pathname),
    sendFile: sirv(root, { brotli: true, gzip: true, etag: true, extensions: [] }),
    redirectOf: (pathname: string) => findRedirect(index, pathname),
    /** The bodies of the not-found pages, by their files. */
    notFound: new Map(notFoundPages.map(({ file }) => [file, readFileSync(root + file)])),
    /** The headers of a file; those of `/` are for answers that have none. */
    headersOf: (file: string): Headers => ({
      ...headers[kindOf(file, { searchPages })],
      'Cache-Control': cacheControlOf(file),
      'Content-Type': contentTypeOf(file),
    }),
    /** Whether another site is in the folder by now, or none. */
    isReplaced: () => identityOf(root) !== identity,
  };
}
