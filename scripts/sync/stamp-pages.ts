import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  compareBlocks,
  readBlock,
  readRecords,
  recordOf,
  type StampReason,
  type TranslationRecord,
  type TranslationRecords,
} from '@/lib/check/rules/languages/translation-record';
import { suggest } from '@/lib/check/suggest';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { readSource } from '@/lib/content/source';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { translationsFile } from '@/scripts/check/own-files';

const directory = 'content';

type SyncOptions = { ids: string[]; isAll: boolean; reason: StampReason };

/** `content/services/finops/pl.mdx`, `/services/finops` and `services/finops` name the same page. */
const idOf = (name: string) =>
  name.replace(/^(\.?\/)?(content\/)?/, '').replace(/(\/[a-z]{2}\.mdx|\/)$/, '');

/**
 * Reads the command's arguments. npm keeps options that come before `--` to itself, as variables.
 * @throws when no page is named, or an option is not known.
 */
export function readSync(
  args: string[],
  env: Record<string, string | undefined> = process.env,
): SyncOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, wording: { type: 'boolean' } },
  });
  const isAll = values.all ?? env['npm_config_all'] === 'true';
  const isWording = values.wording ?? env['npm_config_wording'] === 'true';
  if (positionals.length === 0 && !isAll)
    throw new Error('Usage: npm run sync <page> [-- --wording], or npm run sync -- --all');
  return { ids: positionals.map(idOf), isAll, reason: isWording ? 'wording' : 'translation' };
}

/** How many blocks of the source changed since the last stamp. */
function changedBlocks(before: TranslationRecord, now: TranslationRecord): number {
  const hashes = ({ blocks }: TranslationRecord) => blocks.map((block) => readBlock(block).hash);
  return compareBlocks(hashes(before), hashes(now)).length;
}

/** One record, one line for each block: changes of different pages do not meet in one line. */
function write(records: TranslationRecords): void {
  const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  writeFileSync(translationsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * Stamps translations of pages; forgets those of pages that are gone.
 * @returns What was done, one line for each translation.
 * @throws when a page does not exist or cannot be parsed.
 */
export function stampPages({ ids, isAll, reason }: SyncOptions): string[] {
  const pages = contentFiles(directory).flatMap((file) => pageOfFile(file) ?? []);
  const known = [...new Set(pages.map(({ id }) => id))];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new Error(`There is no page "${unknown}"${suggest(unknown, known)}`);
  const sources = new Set(pages.flatMap(({ id, locale }) => (locale === defaultLocale ? id : [])));
  const translations = pages.filter(
    ({ id, locale }) => locale !== defaultLocale && sources.has(id),
  );

  const before = readRecords(translationsFile);
  const after: TranslationRecords = {};
  const lines: string[] = [];
  const stamp = (id: string, locale: Locale, old: TranslationRecord | undefined) => {
    const record = recordOf(readSource(directory, `${id}/${defaultLocale}.mdx`), reason);
    if (!record) throw new Error(`${id}/${defaultLocale}.mdx cannot be parsed: run npm run check`);
    const changed = old ? changedBlocks(old, record) : record.blocks.length;
    // A stamp that records nothing new leaves the reason of the last one.
    if (old && changed === 0) return { ...record, stamped: old.stamped };
    lines.push(`${id} ${locale}: ${changed} blocks recorded as ${reason}`);
    return record;
  };
  for (const { id, locale } of translations) {
    const old = before[id]?.[locale];
    const record = isAll || ids.includes(id) ? stamp(id, locale, old) : old;
    if (record) after[id] = { ...after[id], [locale]: record };
  }
  write(after);
  return lines.length > 0 ? lines : ['Nothing changed since the last stamp'];
}
