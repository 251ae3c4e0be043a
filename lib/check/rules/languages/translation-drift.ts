import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { recordedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { fileOfPath, type SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { createSource, readSource, readSourceAt, type Source } from '@/lib/content/source';
import { isPlainFile } from '@/lib/files/file-tree';
import { defaultLocale } from '@/lib/i18n/locales';
import {
  hashOf,
  readBlock,
  readRecords,
  recordedBlock,
  type SourceBlock,
  sourceBlocks,
  type TranslationRecord,
  type TranslationRecords,
} from './translation-record';

/** A change of a source since a translation was recorded, beside the part of the translation that renders it. */
export type SourceChange = {
  /** What the source said: what is recorded of it, and all of it where git has it. Nothing of what is new. */
  before?: { hash: string; words: string; text?: string };
  /** What it says now; nothing of what is gone. */
  now?: SourceBlock;
  /** The part of the translation; of what is new, the one after which it comes. */
  own?: SourceBlock;
};

/** Texts with more differences are compared block by block: finding what they share would take too long. */
const mostDifferences = 1000;

/** Changes of a text in their order, what git knows of them left out. */
function compareBlocks(
  recorded: readonly string[],
  source: Source,
  translation: Source,
): SourceChange[] {
  const now = sourceBlocks(source);
  const current = now.map(recordedBlock);
  // So it is with nearly all pages: then the translation need not be cut.
  if (isDeepStrictEqual(recorded, current)) return [];
  const own = sourceBlocks(translation);
  const parts = diffArrays([...recorded], current, { maxEditLength: mostDifferences }) ?? [
    { removed: true, added: false, value: recorded },
    { removed: false, added: true, value: current },
  ];
  // Blocks correspond by their number: a translation has the build of its source.
  const beside = (index: number) => own[Math.min(index, own.length - 1)];
  const changes: SourceChange[] = [];
  let [at, nowAt] = [0, 0];
  // The first change since the last common block that lacks what the block has become.
  let open = 0;
  for (const { removed, added, value } of parts) {
    for (const block of value) {
      if (removed) {
        changes.push({ before: readBlock(block), own: beside(at) });
        at += 1;
      } else if (added) {
        const gone = changes[open];
        if (gone) gone.now = now[nowAt];
        else changes.push({ now: now[nowAt], own: beside(at - 1) });
        open += 1;
        nowAt += 1;
      } else {
        open = changes.length;
        at += 1;
        nowAt += 1;
      }
    }
  }
  return changes.filter(({ before, now: block }) => before?.hash !== (block && hashOf(block.text)));
}

/** How many of a page's commits are looked through for what it said. */
const mostCommits = 20;

/** The texts of a page's blocks in its last commits, by their hashes; none without a git history. */
function committedTexts(file: string, directory: string, wanted: readonly string[]) {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: directory, encoding: 'utf8' }).stdout ?? '';
  const texts = new Map<string, string>();
  const log = git('log', `-${mostCommits}`, '--format=%H', '--', file);
  for (const commit of log.split('\n').filter(Boolean)) {
    if (wanted.every((hash) => texts.has(hash))) break;
    const version = createSource(file, git('show', `${commit}:./${file}`));
    for (const { text } of sourceBlocks(version)) texts.set(hashOf(text), text);
  }
  return texts;
}

/**
 * What has changed in a source since a translation was recorded.
 * @param directory The content folder, of which git may know what was recorded.
 */
export function sourceChanges(
  source: Source,
  translation: Source,
  { blocks }: TranslationRecord,
  directory: string,
): SourceChange[] {
  const changes = compareBlocks(blocks, source, translation);
  const recorded = changes.flatMap(({ before }) => before ?? []);
  if (recorded.length === 0) return changes;
  const wanted = recorded.map(({ hash }) => hash);
  const texts = committedTexts(source.file, directory, wanted);
  for (const before of recorded) before.text = texts.get(before.hash);
  return changes;
}

/** How much of a text a message shows, and how many words stay around what differs. */
const shownLength = 90;
const contextWords = 3;

const shorten = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}…` : text;

/** What differs between two texts, with a few words around it. */
export function showDifference(before: string, now: string): string {
  const old = before.split(' ');
  const fresh = now.split(' ');
  const most = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < most && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  let from = Math.max(0, head - contextWords);
  // Words may be addresses, so long that what differs behind them would be cut away.
  while (from < head && old.slice(from, head).join(' ').length > shownLength / 2) from += 1;
  const part = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - tail + contextWords);
    const middle = shorten(words.slice(from, to).join(' '));
    const isCut = to < words.length && !middle.endsWith('…');
    return `“${from > 0 ? '… ' : ''}${middle}${isCut ? ' …' : ''}”`;
  };
  return `${part(old)} is now ${part(fresh)}`;
}

const language = languageNames[defaultLocale];

/** What changed, in words; where git does not know what the source said, by its first words. */
function describeChange({ before, now }: SourceChange, source: Source): string {
  const said = `“${before?.text === undefined ? `${before?.words} …` : shorten(before.text)}”`;
  if (!now) return `a block is gone from the ${language} page: ${said}`;
  if (!before)
    return `the ${language} page has a new ${now.name} after this: “${shorten(now.text)}”`;
  const change =
    before.text === undefined
      ? `${said} is now “${shorten(now.text)}” (${source.file}:${source.at(now.offset).line})`
      : showDifference(before.text, now.text);
  return `the ${language} ${now.name} changed: ${change}`;
}

/** What changed in the source of a translation since it was stamped, at the places of the translation's blocks. */
function driftOf(
  { id, locale, file, status }: DocumentSummary,
  records: TranslationRecords,
  site: CheckedSite,
): SiteFinding[] {
  const source = site.find(id, defaultLocale);
  // What a mistake has made of the source is not to be carried over: it changes again when the mistake is mended.
  if (locale === defaultLocale || !source?.isSound) return [];
  if (status === 'draft' || source.status === 'draft') return [];
  const record = records[recordedId(id, site)]?.[locale];
  if (!record) {
    const message = `nothing records which ${language} text this translates: run \`npm run sync ${id}\` once both say the same`;
    return [{ file, line: 1, column: 1, message }];
  }
  const original = readSource(site.directory, source.file);
  const text = readSource(site.directory, file);
  // Of a file with two versions in it nothing is certain until one of them is chosen.
  if (withoutConflicts(text).conflicts.length > 0) return [];
  return sourceChanges(original, text, record, site.directory).map((change) => ({
    file,
    ...text.at(change.own?.offset ?? 0),
    message: `${describeChange(change, original)}; carry it over, then run \`npm run sync ${id}\``,
  }));
}

function drift(site: CheckedSite): SiteFinding[] {
  const { translations, documents, directory } = site;
  if (!translations || !isPlainFile(translations)) return [];
  if (withoutConflicts(readSourceAt(translations, '')).conflicts.length > 0) return [];
  let records: TranslationRecords;
  try {
    records = readRecords(translations);
  } catch {
    const message =
      'the file cannot be read: restore it, or remove it and run `npm run sync -- --all`';
    return [{ file: fileOfPath(directory, translations), line: 1, column: 1, message }];
  }
  return documents.flatMap((document) => driftOf(document, records, site));
}

/** Rules about translations whose source has moved on. */
export const translationDrift: SiteRule = {
  name: 'translation-drift',
  // A warning: a change of one language must not keep unrelated work from being built.
  severity: 'warning',
  summary: 'A translation renders its English source as it is now.',
  remedy:
    'Carry the change over and run `npm run sync <page>`; with `--wording` if the meaning is the same.',
  checkSite: drift,
};
