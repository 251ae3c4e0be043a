import { currentEntries } from '@/lib/content/current-tree';
import type { Locale } from '@/lib/i18n/locales';
import { type Fact, factSchema } from '@/lib/schema/facts';

/** What stands before a fact's name in braces: `{facts.founded}`. */
export const factPrefix = 'facts.';

/** What an entry gives as its value, as far as it can be written down. */
function writtenValue(entry: unknown): string {
  const value = (entry as { value?: unknown } | null)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

/**
 * An entry that breaks the schema stands for what is written: data-file tells it once, and not every text that
 * names it tells it again.
 */
const readableFact = factSchema.catch(({ value: entry }): Fact => {
  const value = writtenValue(entry);
  return { meaning: '–', kind: 'number', value: { en: value, pl: value } };
});

/** The facts of the tree of content that is in force (`content/data/facts.yaml`), by name. */
export const currentFacts = currentEntries('facts.yaml', readableFact);

/**
 * A fact as a language writes it: 12,500 in English is 12 500 in Polish, with a space that does not break.
 * @returns For example `2011`, `99,95%`.
 */
export function formatFact({ value, kind }: Fact, locale: Locale): string {
  if (typeof value !== 'number') return value[locale];
  const written = new Intl.NumberFormat(locale, {
    useGrouping: kind !== 'year',
    maximumFractionDigits: 3,
  }).format(value);
  return kind === 'percent' ? `${written}%` : written;
}
