import type { Source } from '@/lib/content/source';
import {
  compareBlocks,
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

/**
 * What has changed in a source since a translation was recorded.
 * @returns undefined when the source cannot be parsed.
 */
export function sourceChanges(
  source: Source,
  translation: Source,
  record: TranslationRecord,
): SourceChange[] | undefined {
  if (hashOf(source.text) === record.source) return [];
  const before = record.blocks.map(readBlock);
  const now = sourceBlocks(source);
  if (!now) return undefined;
  const own = sourceBlocks(translation) ?? [];
  return compareBlocks(
    before.map(({ hash }) => hash),
    now.map(({ text }) => hashOf(text)),
  ).map(({ before: index, now: nowIndex, isNew }) => ({
    before: isNew ? undefined : before[index]?.text,
    now: nowIndex === undefined ? undefined : now[nowIndex],
    // Blocks correspond by their number: a translation has the build of its source.
    own: own[Math.min(isNew ? index - 1 : index, own.length - 1)],
    isNew,
  }));
}
