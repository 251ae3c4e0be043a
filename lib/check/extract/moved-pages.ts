import path from 'node:path';
import { pageOfFile } from '@/lib/content/document';
import { recordFiles } from '@/lib/schema/data-files';
import { type CheckedSite, type DocumentSummary, oncePerCheck } from './site';
import { readDataFile } from './yaml';

/** A page, or a folder of pages, that lies at another place than when it was recorded. */
export type Move = { from: string; to: string };

/** Text hashes of pages when they were recorded, by file (`npm run snapshot`). */
function recordedHashes({ directory, files }: CheckedSite): ReadonlyMap<string, string> {
  if (!files.includes(recordFiles.changes)) return new Map();
  const { data } = readDataFile(directory, recordFiles.changes).yaml;
  const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
  return new Map(
    Object.entries(isRecord ? data : {}).map(([file, entry]) => [
      file,
      String(entry).split(' ')[1] ?? '',
    ]),
  );
}

/** The page that a page became: the only new one with its text. */
function newIdOf(
  id: string,
  added: readonly DocumentSummary[],
  hashes: ReadonlyMap<string, string>,
): string | undefined {
  const same = added.filter(({ locale, textHash }) => {
    const hash = hashes.get(`${id}/${locale}.mdx`);
    return hash && textHash.startsWith(hash);
  });
  const ids = new Set(same.map((document) => document.id));
  return ids.size === 1 ? same[0]?.id : undefined;
}

/** The folder that was moved where a page was: as far up as nothing is left of the old one. */
function folderMove({ from, to }: Move, files: readonly string[]): Move {
  const [own, name] = [path.posix.basename(from), path.posix.basename(to)];
  const above = { from: path.posix.dirname(from), to: path.posix.dirname(to) };
  const isWhole = own === name && above.from !== above.to && above.from !== '.' && above.to !== '.';
  return isWhole && !files.some((file) => file.startsWith(`${above.from}/`))
    ? folderMove(above, files)
    : { from, to };
}

function findMoves(site: CheckedSite): Move[] {
  const hashes = recordedHashes(site);
  const ids = new Set(site.documents.map(({ id }) => id));
  const recorded = new Set([...hashes.keys()].flatMap((file) => pageOfFile(file)?.id ?? []));
  const added = site.documents.filter(({ file }) => !hashes.has(file));
  const moves = [...recorded].flatMap((from) => {
    const to = ids.has(from) ? undefined : newIdOf(from, added, hashes);
    return to === undefined ? [] : [folderMove({ from, to }, site.files)];
  });
  return [...new Map(moves.map((move) => [move.from, move])).values()];
}

/**
 * Folders that were renamed or moved without their links: recorded pages are gone, and pages with their texts are new.
 * Found once for each check.
 */
export const movesOf = oncePerCheck(findMoves);

/** An id with another folder in place of the one it is in; undefined where it is in another. */
const inFolder = (id: string, from: string, to: string): string | undefined =>
  `${id}/`.startsWith(`${from}/`) ? to + id.slice(from.length) : undefined;

/**
 * The id that a page has now.
 * @returns undefined for pages that are where they were.
 */
export const movedId = (id: string, site: CheckedSite): string | undefined =>
  movesOf(site).flatMap(({ from, to }) => inFolder(id, from, to) ?? [])[0];

/** The id that a page had when it was recorded; its own where it was not moved. */
export const recordedId = (id: string, site: CheckedSite): string =>
  movesOf(site).flatMap(({ from, to }) => inFolder(id, to, from) ?? [])[0] ?? id;
