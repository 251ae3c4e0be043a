import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { Source } from '../source';
import { type SourceBlock, sourceBlocks } from './source-blocks';

/** Why a translation was stamped: it renders the source anew, or only the source's wording changed. */
export type StampReason = 'translation' | 'wording';

/** Which source text a translation renders. */
export type TranslationRecord = {
  stamped: StampReason;
  /** Hash of the source's file: where it has not changed, nothing has. */
  source: string;
  /** One line for each block: its hash, and its text, cut where it is long. */
  blocks: readonly string[];
};

/** Records by page id and language. */
export type TranslationRecords = Record<string, Partial<Record<Locale, TranslationRecord>>>;

/** How much of a block is kept, so that a change can be told: a long sentence or two. */
const keptLength = 240;

/** Stands where a text is cut. */
export const cut = '…';

const hashLength = 8;

export const hashOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, hashLength);

/** A block as it is recorded: `hash text`. */
export function recordedBlock({ text }: Pick<SourceBlock, 'text'>): string {
  const kept = text.length > keptLength ? text.slice(0, keptLength) + cut : text;
  return `${hashOf(text)} ${kept}`;
}

/** Hash and kept text of a recorded block. */
export const readBlock = (recorded: string) => ({
  hash: recorded.slice(0, hashLength),
  text: recorded.slice(hashLength + 1),
});

/**
 * Records a source text for a translation.
 * @returns undefined when the source cannot be parsed.
 */
export function recordOf(source: Source, stamped: StampReason): TranslationRecord | undefined {
  const blocks = sourceBlocks(source)?.map(recordedBlock);
  return blocks && { stamped, source: hashOf(source.text), blocks };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A record as it stands in the file; undefined when something else stands there. */
function readRecord(value: unknown): TranslationRecord | undefined {
  if (!isRecord(value) || typeof value['source'] !== 'string') return undefined;
  const { blocks, source, stamped } = value;
  if (!Array.isArray(blocks) || !blocks.every((block) => typeof block === 'string'))
    return undefined;
  return { stamped: stamped === 'wording' ? 'wording' : 'translation', source, blocks };
}

/**
 * Reads the file of records.
 * @returns Its records; none when there is no file. What is no record is left out.
 * @throws SyntaxError when the file is not JSON.
 */
export function readRecords(file: string): TranslationRecords {
  if (!existsSync(file)) return {};
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(data)) return {};
  const pages = Object.entries(data).map(([id, byLocale]) => {
    const entries = Object.entries(isRecord(byLocale) ? byLocale : {})
      .filter(([locale]) => isLocale(locale))
      .map(([locale, value]) => [locale, readRecord(value)] as const)
      .filter(([, record]) => record !== undefined);
    return [id, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(pages);
}
