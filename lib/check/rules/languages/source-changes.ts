import { spawnSync } from 'node:child_process';
import { createSource, type Source } from '@/lib/content/source';
import {
  compareBlocks,
  cut,
  hashOf,
  readBlock,
  type SourceBlock,
  sourceBlocks,
  type TranslationRecord,
} from './translation-record';

/** A change of a source since a translation was recorded, beside the part of the translation that renders it. */
export type SourceChange = {
  /** What the source said, as far as it was kept; nothing of what is new. */
  before?: string;
  /** What it says now; nothing of what is gone. */
  now?: SourceBlock;
  /** The part of the translation; of what is new, the one after which it comes. */
  own?: SourceBlock;
  isNew: boolean;
};

/** How many of a page's commits are looked through for the one that was recorded. */
const mostCommits = 20;

const git = (directory: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

/**
 * The blocks of a source as they were recorded, whole, by their hashes: git has them. The record keeps the beginnings of long ones.
 * @returns None where git has no such version.
 */
function recordedTexts(
  { file }: Source,
  { source: hash }: TranslationRecord,
  directory: string,
): ReadonlyMap<string, string> {
  const log = git(directory, 'log', `-${mostCommits}`, '--format=%H', '--', file) ?? '';
  for (const commit of log.split('\n').filter(Boolean)) {
    const text = git(directory, 'show', `${commit}:./${file}`);
    if (text === undefined) continue;
    const version = createSource(file, text);
    if (hashOf(version.text) !== hash) continue;
    return new Map(sourceBlocks(version)?.map((block) => [hashOf(block.text), block.text]));
  }
  return new Map();
}

/**
 * What has changed in a source since a translation was recorded.
 * @param directory The content folder, of which git may know what was recorded.
 * @returns undefined when the source cannot be parsed.
 */
export function sourceChanges(
  source: Source,
  translation: Source,
  record: TranslationRecord,
  directory: string,
): SourceChange[] | undefined {
  if (hashOf(source.text) === record.source) return [];
  const before = record.blocks.map(readBlock);
  const now = sourceBlocks(source);
  if (!now) return undefined;
  const own = sourceBlocks(translation) ?? [];
  let whole: ReadonlyMap<string, string> | undefined;
  const textOf = ({ hash, text }: ReturnType<typeof readBlock>) => {
    if (!text.endsWith(cut)) return text;
    whole ??= recordedTexts(source, record, directory);
    return whole.get(hash) ?? text;
  };
  const beforeText = (index: number) => {
    const block = before[index];
    return block && textOf(block);
  };
  return compareBlocks(
    before.map(({ hash }) => hash),
    now.map(({ text }) => hashOf(text)),
  ).map(({ before: index, now: nowIndex, isNew }) => ({
    before: isNew ? undefined : beforeText(index),
    now: nowIndex === undefined ? undefined : now[nowIndex],
    // Blocks correspond by their number: a translation has the build of its source.
    own: own[Math.min(isNew ? index - 1 : index, own.length - 1)],
    isNew,
  }));
}
