import { createHash } from 'node:crypto';
import type { Move } from '@/lib/check/extract/moved-pages';
import {
  recordOf,
  type TranslationRecord,
  type TranslationRecords,
  writtenRecords,
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

/** What stands for a file's content in the record of changes. */
const fileHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 8);

/**
 * A record of what a translation renders, after links in the source were led elsewhere: that is no change that anybody
 * has to translate. What had changed before stays to be told.
 */
function relinkedRecord(record: TranslationRecord, old: Source, now: Source): TranslationRecord {
  const before = recordOf(old, record.stamped).blocks;
  const after = recordOf(now, record.stamped).blocks;
  return { ...record, blocks: record.blocks.map((block) => after[before.indexOf(block)] ?? block) };
}

/** Lets the record of translations follow, if there is one. */
function moveTranslations(texts: Texts, unlinked: Texts, move: Move): void {
  const text = texts.get(recordFiles.translations);
  if (text === undefined) return;
  const entries = Object.entries(JSON.parse(text) as TranslationRecords).map(([id, records]) => {
    const target = idAfter(id, move);
    const file = `${target}/${defaultLocale}.mdx`;
    const old = createSource(file, unlinked.get(file) ?? '');
    const now = createSource(file, texts.get(file) ?? '');
    const relinked = Object.entries(records).map(
      ([locale, record]) => [locale, relinkedRecord(record, old, now)] as const,
    );
    return [target, Object.fromEntries(relinked)] as const;
  });
  texts.set(recordFiles.translations, writtenRecords(Object.fromEntries(entries)));
}

/**
 * Lets records follow a move: what translations render, whose the addresses are, and since when texts are as they are,
 * which a move does not change.
 * @param texts All texts of the content at their new places, which are changed.
 * @param before The same texts, as they were before links were led to new places.
 * @returns What was done.
 */
export function withNewRecords(texts: Texts, before: Texts, move: Move): string[] {
  moveTranslations(texts, before, move);
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
