import path from 'node:path';
import { parseArgs } from 'node:util';
import { type SourceChange, sourceChanges } from '@/lib/check/rules/languages/translation-drift';
import {
  readRecords,
  recordOf,
  type StampReason,
  type TranslationRecord,
  type TranslationRecords,
  writtenRecords,
} from '@/lib/check/rules/languages/translation-record';
import { suggest } from '@/lib/check/suggest';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { readSource, type Source } from '@/lib/content/source';
import { writeWhole } from '@/lib/files/write-whole';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { recordFiles } from '@/lib/schema/data-files';
import { UsageError } from '@/scripts/command';
import { pageIdOf } from '@/scripts/page-id';

type SyncOptions = {
  ids: string[];
  isAll: boolean;
  reason: StampReason;
  /** Nothing is asked. */
  isYes: boolean;
};

/** For `--help`, and for whoever names no page. */
export const syncUsage =
  'Usage: npm run sync <page> [-- --wording] [--yes], or npm run sync -- --all\n  Shows what changed in the English text beside the translation, asks, and records that the translation says so.';

/**
 * Reads the command's arguments. npm keeps options that come before `--` to itself, as variables.
 * @throws UsageError when no page is named.
 */
export function readSync(
  args: string[],
  env: Record<string, string | undefined> = process.env,
): SyncOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      wording: { type: 'boolean' },
      yes: { type: 'boolean' },
    },
  });
  const isSet = (name: 'all' | 'wording' | 'yes') =>
    values[name] ?? env[`npm_config_${name}`] === 'true';
  const isAll = isSet('all');
  if (positionals.length === 0 && !isAll) throw new UsageError(syncUsage);
  return {
    ids: positionals.map(pageIdOf),
    isAll,
    reason: isSet('wording') ? 'wording' : 'translation',
    isYes: isSet('yes'),
  };
}

/** A translation that is to be recorded as rendering its source as it is now. */
type Stamp = {
  id: string;
  locale: Locale;
  record: TranslationRecord;
  /** What has changed since it was last recorded; nothing is known where it never was. */
  changes?: readonly SourceChange[];
  source: Source;
  translation: Source;
};

/** What a command would record, and the records of all translations after it. */
export type Stamps = { stamps: readonly Stamp[]; records: TranslationRecords };

/**
 * Finds what is to be recorded. Records of pages that are gone are forgotten.
 * @param directory The content folder.
 * @throws UsageError when a page does not exist.
 */
export function findStamps({ ids, isAll, reason }: SyncOptions, directory = 'content'): Stamps {
  const pages = contentFiles(directory).flatMap((file) => pageOfFile(file) ?? []);
  const known = [...new Set(pages.map(({ id }) => id))];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new UsageError(`There is no page "${unknown}"${suggest(unknown, known)}`);
  const sources = new Set(pages.flatMap(({ id, locale }) => (locale === defaultLocale ? id : [])));
  const translations = pages.filter(
    ({ id, locale }) => locale !== defaultLocale && sources.has(id),
  );

  const before = readRecords(path.join(directory, recordFiles.translations));
  const records: TranslationRecords = {};
  const stamps: Stamp[] = [];
  for (const { id, locale } of translations) {
    const old = before[id]?.[locale];
    if (!isAll && !ids.includes(id)) {
      if (old) records[id] = { ...records[id], [locale]: old };
      continue;
    }
    const source = readSource(directory, `${id}/${defaultLocale}.mdx`);
    const translation = readSource(directory, `${id}/${locale}.mdx`);
    const record = recordOf(source, reason);
    const changes = old && sourceChanges(source, translation, old, directory);
    // A stamp that records nothing new leaves the reason of the last one.
    const isSame = changes?.length === 0;
    records[id] = { ...records[id], [locale]: isSame ? old : record };
    if (!isSame) stamps.push({ id, locale, record, changes, source, translation });
  }
  return { stamps, records };
}

/**
 * Writes the records.
 * @returns What was done, one line for each translation.
 */
export function writeStamps({ stamps, records }: Stamps, directory = 'content'): string[] {
  writeWhole(path.join(directory, recordFiles.translations), writtenRecords(records));
  if (stamps.length === 0) return ['Nothing changed since the last stamp'];
  return stamps.map(({ id, locale, record, changes = record.blocks }) => {
    const blocks = `${changes.length} ${changes.length === 1 ? 'block' : 'blocks'}`;
    return `${id} ${locale}: ${blocks} recorded as ${record.stamped}`;
  });
}
