import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { currentMoment } from '@/lib/environment/clock';
import { UsageError } from '@/scripts/command';
import { hostingDirectory, hostingFile, type WrittenHosting } from '@/scripts/serve/opened-site';

/** Where the finished site goes (OUT_DIR, so that there can be a preview as well). */
export const outDirectory = process.env.OUT_DIR || 'out';

/** How a sentence on a folder ends that a build is not to touch. */
const advice = 'choose another folder, or move away what is there';

/** How many names of foreign files are told. */
const mostNamed = 3;

/** What sites have beside the scripts of Next.js; one of them may have been removed by hand. */
const siteFiles = ['_redirects', '404.html', 'index.html'];

/**
 * Whether a folder holds a site that a build has made. Read from the folder and not from what builds note elsewhere,
 * which people delete, and which says nothing of what was put there since.
 */
const isSite = (folder: string): boolean =>
  existsSync(path.join(folder, '_next/static')) &&
  siteFiles.some((file) => existsSync(path.join(folder, file)));

const isWithin = (inner: string, outer: string) => {
  const way = path.relative(outer, inner);
  return way === '' || !(way.startsWith('..') || path.isAbsolute(way));
};

/** What keeps a part of the path from being a folder that sites may be built in. */
function faultOfPart(part: string, isLast: boolean): string | undefined {
  const found = lstatSync(part, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink())
    return `expected a folder, found "${part}", a symbolic link to ${readlinkSync(part)}: a build would put a folder in the place of the link`;
  if (!found.isDirectory()) return `expected a folder, found a file, "${part}": ${advice}`;
  if (!isLast && isSite(part))
    return `"${part}" is a site that was built, and the next build of it would remove what is inside: ${advice}`;
  return undefined;
}

/** What keeps a folder from being replaced: files that no build has put there. */
function faultOfContent(folder: string, isMade: (folder: string) => boolean): string | undefined {
  if (!existsSync(folder) || isMade(folder)) return undefined;
  const names = readdirSync(folder);
  if (names.length === 0) return undefined;
  const named = `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
  return `a build replaces the whole folder, and no build has made what is in it (${named}): ${advice}`;
}

/**
 * What keeps a site from being built into a folder, as far as the disk decides that; for what its name decides see
 * lib/environment/variables.ts. Nobody's files are removed: a folder that is there has to be empty, or a site.
 * @param directory Where the site is to go.
 * @param isMade Whether a build has made the folder; by default, whether it holds a site.
 * @param content The content it is built from.
 * @returns undefined where nothing does; else what is wrong, as it follows `OUT_DIR is "…": `.
 */
export function outDirectoryFault(
  directory: string,
  isMade: (folder: string) => boolean = isSite,
  content = contentDirectory,
): string | undefined {
  const target = path.resolve(directory);
  if (isWithin(target, path.resolve(content)) || isWithin(path.resolve(content), target))
    return `expected a folder apart from the content, which is in ${path.relative('', content)}`;
  const parts = path.normalize(directory).split(path.sep).filter(Boolean);
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join(path.sep));
  for (const [index, part] of paths.entries()) {
    const fault = faultOfPart(part, index === paths.length - 1);
    if (fault) return fault;
  }
  return faultOfContent(directory, isMade);
}

/**
 * Sees that the site may go where OUT_DIR says, and what hosts are told of it beside it.
 * @param hosting The folder of the latter.
 * @throws UsageError when one of them is a folder that a build must not replace.
 */
export function requireOutDirectory(hosting: string): void {
  const isHosting = (folder: string) => existsSync(path.join(folder, hostingFile));
  const fault =
    outDirectoryFault(outDirectory) ?? outDirectoryFault(path.relative('', hosting), isHosting);
  if (fault) throw new UsageError(`OUT_DIR is "${outDirectory}": ${fault}`);
}

/** What a build has said of the site in a folder, if it has. */
function descriptionOf(directory: string): WrittenHosting | undefined {
  const file = path.join(hostingDirectory(directory), hostingFile);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenHosting;
}

/** The id of the site that hosts are told of beside a folder. */
export const describedBuild = (directory: string): string | undefined =>
  descriptionOf(directory)?.build;

/**
 * The moment a built site shows: which posts are out, and which positions are open.
 * @param directory The built site.
 * @returns Now, where nothing is noted.
 */
export function momentOf(directory: string): Date {
  const { moment } = descriptionOf(directory) ?? {};
  return moment ? new Date(moment) : currentMoment();
}
