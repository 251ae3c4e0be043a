import path from 'node:path';
import { pageOfFile } from '@/lib/content/document';
import { recordFiles } from '@/lib/schema/data-files';
import type { CheckedSite, DocumentSummary } from './site';
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
  const [first, ...others] = new Set(same.map((document) => document.id));
  return others.length === 0 ? first : undefined;
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

const known = new WeakMap<CheckedSite, readonly Move[]>();

/**
 * Folders that were renamed or moved without their links: recorded pages are gone, and pages with their texts are new.
 * Found once for each check.
 */
export function movesOf(site: CheckedSite): readonly Move[] {
  const found = known.get(site);
  if (found) return found;
  const hashes = recordedHashes(site);
  const ids = new Set(site.documents.map(({ id }) => id));
  const gone = [
    ...new Set([...hashes.keys()].flatMap((file) => pageOfFile(file)?.id ?? [])),
  ].filter((id) => !ids.has(id));
  const added = site.documents.filter(({ file }) => !hashes.has(file));
  const moves = new Map<string, Move>();
  for (const from of gone) {
    const to = newIdOf(from, added, hashes);
    if (to === undefined) continue;
    const move = folderMove({ from, to }, site.files);
    moves.set(move.from, move);
  }
  const all = [...moves.values()];
  known.set(site, all);
  return all;
}

/**
 * The id that a page has now.
 * @returns undefined for pages that are where they were.
 */
export function movedId(id: string, site: CheckedSite): string | undefined {
  const move = movesOf(site).find(({ from }) => id === from || id.startsWith(`${from}/`));
  return move && move.to + id.slice(move.from.length);
}

/** The id that a page had when it was recorded; its own where it was not moved. */
export function recordedId(id: string, site: CheckedSite): string {
  const move = movesOf(site).find(({ to }) => id === to || id.startsWith(`${to}/`));
  return move ? move.from + id.slice(move.to.length) : id;
}
