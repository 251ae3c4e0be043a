import { currentEntries } from '@/lib/content/current-tree';
import { numberFormat } from '@/lib/format/number';
import { type Locale, perLocale } from '@/lib/i18n/locales';
import { type Fact, factSchema, type WrittenFact } from '@/lib/schema/data/facts';

/** What is before a fact's name in braces: `{facts.founded}`. */
export const factPrefix = 'facts.';

/** What an entry gives as its value, as far as it can be written down. */
function writtenValue(entry: unknown): string {
  const value = (entry as { value?: unknown } | null)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

/**
 * An entry that breaks the schema stands for what is written: data-file reports it once, and not every text that
 * names it tells it again.
 */
const readableFact = factSchema.catch(({ value: entry }): WrittenFact => {
  const value = writtenValue(entry);
  return { meaning: '–', kind: 'number', value: perLocale(() => value) };
});

const writtenFacts = currentEntries('facts.yaml', readableFact);

/** What a fact without a value of its own follows to; a dash where its source has no number, which data-file reports. */
function derivedValue({ of }: WrittenFact, all: ReadonlyMap<string, WrittenFact>): Fact['value'] {
  const source = of && all.get(of.fact)?.value;
  if (typeof source !== 'number') return perLocale(() => '–');
  return (of?.rest === undefined ? source : of.rest - source) * (of?.times ?? 1);
}

let from: ReadonlyMap<string, WrittenFact> | undefined;
let resolved: ReadonlyMap<string, Fact> = new Map();

/** The facts of the tree of content in use (`content/data/facts.yaml`), by name, with what follows from them. */
export function currentFacts(): ReadonlyMap<string, Fact> {
  const all = writtenFacts();
  if (all === from) return resolved;
  from = all;
  resolved = new Map(
    [...all].map(([name, { of, value, ...fact }]): [string, Fact] => [
      name,
      { ...fact, value: value ?? derivedValue({ of, ...fact }, all) },
    ]),
  );
  return resolved;
}

/** Hours, minutes and seconds, without those that are none. */
function partsOf(seconds: number) {
  const whole = Math.round(seconds);
  return [
    { unit: 'hour', short: 'h', amount: Math.floor(whole / 3600) },
    { unit: 'minute', short: 'min', amount: Math.floor((whole % 3600) / 60) },
    { unit: 'second', short: 's', amount: whole % 60 },
  ].filter(({ unit, amount }) => amount > 0 || (whole === 0 && unit === 'second'));
}

/** A number of seconds in words, for example “21 minutes and 36 seconds”. */
function formatDuration(seconds: number, locale: Locale): string {
  const words = partsOf(seconds).map(({ unit, amount }) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

/**
 * A fact as a language writes it: 12,500 in English is 12 500 in Polish, with a space that does not break.
 * @returns For example `2011`, `99,95%`, `21 minut i 36 sekund`.
 */
export function formatFact({ value, kind }: Fact, locale: Locale): string {
  if (typeof value !== 'number') return value[locale];
  if (kind === 'duration') return formatDuration(value, locale);
  if (kind === 'duration-short') {
    return partsOf(value)
      .map(({ amount, short }) => `${amount} ${short}`)
      .join(' ');
  }
  const written = numberFormat(locale, {
    // As the language groups by itself: Polish begins with five digits.
    useGrouping: kind === 'year' ? false : 'auto',
    maximumFractionDigits: 3,
  }).format(value);
  return kind === 'percent' ? `${written}%` : written;
}

/** A fact as it is shown where it stands alone: its value, and what it counts. */
export type ShownFact = { value: string; label: string };

/**
 * A fact to be shown alone.
 * @param name Its name in `content/data/facts.yaml`.
 * @throws when there is none of the name, or it has no label; the check has reported it by then (rule unknown-entry).
 */
export function shownFact(name: string, locale: Locale): ShownFact {
  const fact = currentFacts().get(name);
  if (!fact?.label) throw new Error(`there is no fact "${name}" with a label in data/facts.yaml`);
  return { value: formatFact(fact, locale), label: fact.label[locale] };
}
