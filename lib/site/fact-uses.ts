import { createHash } from 'node:crypto';
import { z } from 'zod';
import { currentText } from '@/lib/content/current-tree';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { currentFacts, factPrefix, formatFact } from './facts';

/** Values by the names of facts. */
const values = z.record(z.string(), z.string());

/** `content/data/fact-uses.json`: what facts were when files were printed and other facts worked out of them. */
const factUsesSchema = z.object({
  /** By the name of the printed file, with the facts that its text names. */
  downloads: z.record(z.string(), values).default({}),
  /** By the language of the film made of diagrams (scripts/art/film), with what its scenes show. */
  films: z.record(z.string(), values).default({}),
  /** By the name of a fact that is worked out of others, with itself and those. */
  facts: z.record(z.string(), values).default({}),
});

export type FactUses = z.output<typeof factUsesSchema>;

/**
 * Reads the record.
 * @param text The file's text. One that cannot be read records nothing: it is written by programs only.
 */
export function readFactUses(text: string): FactUses {
  try {
    return factUsesSchema.parse(JSON.parse(text));
  } catch {
    return { downloads: {}, films: {}, facts: {} };
  }
}

/** What is before the name of a table of data in a text that is printed: `{table.certificates}`. */
export const tablePrefix = 'table.';

/** What is before the id of a certificate whose particulars a text prints: `{certificate.iso-27001}`. */
export const certificatePrefix = 'certificate.';

/** Tables whose data are in a file of another name. */
const tableFiles: Readonly<Record<string, string>> = { kubernetes: 'kubernetes-versions' };

/** The data file of a table, by the table's name with its prefix. */
export function tableFileOf(table: string): string {
  const name = table.slice(tablePrefix.length);
  return `${tableFiles[name] ?? name}.yaml`;
}

/** A file with its facts as a language writes them now; names in it are no facts. */
const withFacts = (text: string, locale: Locale): string =>
  text.replace(new RegExp(`\\{${factPrefix}([\\w-]+)\\}`, 'g'), (whole, name: string) => {
    const fact = currentFacts().get(name);
    return fact ? formatFact(fact, locale) : whole;
  });

/** What a table is known by: a piece of a hash of its file, with the facts in it as they are now. */
function tableVersion(name: string, languages: readonly Locale[]): string | undefined {
  const text = currentText(tableFileOf(tablePrefix + name));
  if (text === '') return undefined;
  const filled = new Set(languages.map((locale) => withFacts(text, locale)));
  return createHash('sha1')
    .update([...filled].join('\n'))
    .digest('hex')
    .slice(0, 8);
}

/** What a fact, or a table, is now; undefined where there is none of the name. In no language in particular: in all of them. */
export function factValue(name: string, locale?: Locale): string | undefined {
  const languages = locale ? [locale] : locales;
  if (name.startsWith(tablePrefix)) return tableVersion(name.slice(tablePrefix.length), languages);
  const fact = currentFacts().get(name);
  if (!fact) return undefined;
  const written = languages.map((one) => formatFact(fact, one));
  return [...new Set(written)].join(' / ');
}

/** The language of a printed file, which its name tells: `exit-plan.pl.pdf`. */
export const languageOfPrint = (file: string): Locale | undefined => {
  const language = file.split('.').at(-2);
  return isLocale(language) ? language : undefined;
};

const valuesOf = (names: Iterable<string>, locale?: Locale): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, factValue(name, locale) ?? '']),
  );

const namesInBraces = new RegExp(
  `\\{(?:${factPrefix}([\\w-]+)|(${tablePrefix}[\\w-]+)|${certificatePrefix}[\\w-]+)\\}`,
  'g',
);

/**
 * The facts that a text names (`{facts.founded}`), as its language writes them now, and its tables of data. Particulars
 * of one certificate count as the table of all.
 */
export const factsNamedIn = (text: string, locale?: Locale): Record<string, string> =>
  valuesOf(
    [...text.matchAll(namesInBraces)].map(
      ([, fact, table]) => fact ?? table ?? `${tablePrefix}certificates`,
    ),
    locale,
  );

/** Facts that are worked out of others (`from`), each with what it and they are now. */
export const derivedFacts = (): FactUses['facts'] =>
  Object.fromEntries(
    [...currentFacts()].flatMap(([name, { from }]) =>
      from ? [[name, valuesOf([name, ...from])]] : [],
    ),
  );
