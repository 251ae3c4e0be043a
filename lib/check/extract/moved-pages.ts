import path from 'node:path';
import {
  hashOf,
  readBlock,
  readRecords,
  sourceBlocks,
  type TranslationRecords,
} from '@/lib/check/rules/languages/translation-record';
import { pageOfFile } from '@/lib/content/document';
import { isPlainFile } from '@/lib/content/file-tree';
import { readSource } from '@/lib/content/source';
import { defaultLocale } from '@/lib/i18n/locales';
import { recordFiles } from '@/lib/schema/data-files';
import type { CheckedSite, DocumentSummary } from './site';
import { readDataFile } from './yaml';

/** A page, or a folder of pages, that lies at another place than when it was recorded. */
export type Move = { from: string; to: string };

/** Share of a page's recorded paragraphs that are still there, from which on it is the same page. */
const sameShare = 0.6;

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

/** What is recorded of the paragraphs that translations render; nothing where the file is broken, which is reported. */
function translationRecords({ directory }: CheckedSite): TranslationRecords {
  const file = path.join(directory, recordFiles.translations);
  try {
    return isPlainFile(file) ? readRecords(file) : {};
  } catch {
    return {};
  }
}

/** How much of a page's recorded paragraphs a document has. */
function shareOf(document: DocumentSummary, blocks: readonly string[], directory: string): number {
  const now = new Set(
    sourceBlocks(readSource(directory, document.file))?.map(({ text }) => hashOf(text)),
  );
  const before = blocks.map((block) => readBlock(block).hash);
  const kept = before.filter((hash) => now.has(hash));
  return kept.length / Math.max(1, before.length, now.size);
}

/** The page that a page became, by its text: the same as it was, or most of it. */
function newIdOf(
  id: string,
  added: readonly DocumentSummary[],
  hashes: ReadonlyMap<string, string>,
  { directory }: CheckedSite,
  records: TranslationRecords,
): string | undefined {
  const same = added.filter(({ locale, textHash }) => {
    const hash = hashes.get(`${id}/${locale}.mdx`);
    return hash !== undefined && hash !== '' && textHash.startsWith(hash);
  });
  const exact = new Set(same.map((document) => document.id));
  if (exact.size > 0) return exact.size === 1 ? [...exact][0] : undefined;
  const [record] = Object.values(records[id] ?? {});
  if (!record) return undefined;
  return added
    .filter(({ locale }) => locale === defaultLocale)
    .map((document) => ({ id: document.id, share: shareOf(document, record.blocks, directory) }))
    .filter(({ share }) => share >= sameShare)
    .sort((a, b) => b.share - a.share)[0]?.id;
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
  if (gone.length > 0 && added.length > 0) {
    const records = translationRecords(site);
    for (const from of gone) {
      const to = newIdOf(from, added, hashes, site, records);
      if (to === undefined) continue;
      const move = folderMove({ from, to }, site.files);
      moves.set(move.from, move);
    }
  }
  // A page below one that was moved as well, at the same place below it, needs no words of its own.
  const all = [...moves.values()];
  const topmost = all.filter(
    (move) =>
      !all.some(
        (other) =>
          move !== other &&
          move.from.startsWith(`${other.from}/`) &&
          move.to === other.to + move.from.slice(other.from.length),
      ),
  );
  known.set(site, topmost);
  return topmost;
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
