import { createHash } from 'node:crypto';
import type { Move } from '@/lib/check/extract/moved-pages';
import {
  hashOf,
  readBlock,
  recordedBlock,
  sourceBlocks,
  type TranslationRecord,
} from '@/lib/check/rules/languages/translation-record';
import { createSource, type Source } from '@/lib/content/source';
import { defaultLocale } from '@/lib/i18n/locales';
import { recordFiles } from '@/lib/schema/data-files';
import { idAfter, movedFile, type Texts } from './texts';

type Entries = [key: string, value: unknown][];

/** Changes the entries of a record, if there is one. */
function change(texts: Texts, file: string, update: (entries: Entries) => Entries): void {
  const text = texts.get(file);
  if (text === undefined) return;
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  const sorted = update(entries).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  texts.set(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** What stands for a file's content in the record of changes, and for a text in that of translations. */
const fileHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 8);

/**
 * A record of what a translation renders, after links in the source were led elsewhere: that is no change that anybody
 * has to translate. What had changed before stays to be told.
 */
function relinkedRecord(record: TranslationRecord, old: Source, now: Source): TranslationRecord {
  const before = sourceBlocks(old) ?? [];
  const after = sourceBlocks(now) ?? [];
  if (before.length !== after.length) return record;
  const renewed = new Map(
    before.map((block, index) => [hashOf(block.text), after[index] ?? block] as const),
  );
  return {
    ...record,
    source: record.source === hashOf(old.text) ? hashOf(now.text) : record.source,
    blocks: record.blocks.map((block) => {
      const current = renewed.get(readBlock(block).hash);
      return current ? recordedBlock(current) : block;
    }),
  };
}

/**
 * Lets records follow a move: what translations render, whose the addresses are, and since when texts are as they are,
 * which a move does not change.
 * @param texts All texts of the content at their new places, which are changed.
 * @param before The same texts, as they were before links were led to new places.
 * @returns What was done.
 */
export function withNewRecords(texts: Texts, before: Texts, move: Move): string[] {
  change(texts, recordFiles.translations, (entries) =>
    entries.map(([id, records]) => {
      const target = idAfter(id, move);
      const file = `${target}/${defaultLocale}.mdx`;
      const [old, now] = [before.get(file), texts.get(file)];
      if (old === undefined || now === undefined || old === now) return [target, records];
      const relinked = Object.entries(records as Record<string, TranslationRecord>).map(
        ([locale, record]) =>
          [
            locale,
            relinkedRecord(record, createSource(file, old), createSource(file, now)),
          ] as const,
      );
      return [target, Object.fromEntries(relinked)];
    }),
  );
  change(texts, recordFiles.addresses, (entries) =>
    entries.map(([address, id]) => [address, idAfter(String(id), move)]),
  );
  change(texts, recordFiles.changes, (entries) =>
    entries.map(([file, entry]) => {
      const target = movedFile(file, move);
      const [day] = String(entry).split(' ');
      return target === file
        ? [file, entry]
        : [target, `${day} ${fileHash(texts.get(target) ?? '')}`];
    }),
  );
  return ['Records of translations, addresses and changes follow'];
}
