import { parseArgs } from 'node:util';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { fullLocales, isLocale, type Locale } from '@/lib/i18n/locales';
import { documentTypes, offeredTypes } from '@/lib/schema/document-types';
import { UsageError } from '@/scripts/command';
import type { Answers, Field } from './fields';
import { blockFields, planBlock } from './new-block';
import { type EntryKindName, entryFields, entryKinds, planEntry } from './new-entry';
import { pageFields, planPage } from './new-page';
import type { Place, Plan } from './plan';

/** What can be made besides pages. */
const otherKinds = {
  job: 'An open position (jobs.yaml, in Polish only)',
  person: 'A person who writes or advises (people.yaml)',
  client: 'A client’s logo or name (clients.yaml)',
  certificate: 'A standard we are certified to (certificates.yaml)',
  download: 'A PDF to take home (downloads.yaml)',
  fact: 'A number that texts quote (facts.yaml)',
  tag: 'A subject of posts (tags.yaml)',
  term: 'What the trade calls a thing (glossary.yaml)',
  word: 'A word for the spell check (words.yaml)',
  block: 'A block that texts may use (code)',
} as const satisfies Record<EntryKindName | 'block', string>;

/** What can be made, in the order in which it is offered. */
export const kinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(offeredTypes.map(({ command }) => [command.kind, command.sentence])),
  ...otherKinds,
};

/** A key of `kinds`: of an entry, a block, or a page by its document type. */
export type Kind = string;

export const isKind = (word: string): boolean => Object.hasOwn(kinds, word);

/** The document type whose pages are of a kind, if they are pages. */
const typeOf = (kind: Kind) => documentTypes.find(({ command }) => command.kind === kind);
const isEntryKind = (kind: Kind): kind is EntryKindName => Object.hasOwn(entryKinds, kind);

/** What is to be made, as far as it is known. */
export type Request = {
  kind: Kind;
  /** The id of a page or entry, or the name of a block. */
  name?: string;
  /** The languages of a page. */
  languages: readonly Locale[];
  answers: Answers;
  /** Nothing is written, only shown. */
  isDryRun: boolean;
};

/** For `--help`, and where an argument is wrong. */
export const newUsage = `Usage: npm run new, or npm run new -- <kind> [<id>] [--<field> <text> …] [--lang en] [--dry-run]
Kinds: ${Object.keys(kinds).join(', ')}
The flags of a kind: npm run new -- <kind> --help
For example: npm run new -- service cost-review --title.en "A review of costs" --title.pl "Przegląd kosztów"`;

/** All that may be said about a kind. */
export function fieldsFor(kind: Kind, languages: readonly Locale[], now: Date): readonly Field[] {
  const type = typeOf(kind);
  if (type) return pageFields(type, languages, now);
  return isEntryKind(kind) ? entryFields(kind, now) : blockFields;
}

/** Whether things of a kind have languages to choose among. */
export const hasLanguages = (kind: Kind): boolean => typeOf(kind) !== undefined;

const readLanguages = (text: string | undefined): readonly Locale[] => {
  if (text === undefined || text === 'both') return fullLocales;
  const asked = text.split(',').map((one) => one.trim());
  const wrong = asked.find((one) => !isLocale(one));
  if (wrong !== undefined)
    throw new UsageError(`--lang "${wrong}": expected both, ${fullLocales.join(' or ')}`);
  return asked.filter(isLocale);
};

/**
 * Reads what follows a kind. Node knows its flags too, but not whose they are, and says so in the words of its programmers.
 * @throws UsageError at the first flag that the kind has not, or that nothing follows.
 */
function readFlags(kind: Kind, names: readonly string[], args: readonly string[]) {
  const flags = Object.fromEntries(
    [...names, ...(hasLanguages(kind) ? ['lang'] : [])].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  );
  const options = { ...flags, 'dry-run': { type: 'boolean' as const } };
  const parsed = parseArgs({
    args: [...args],
    allowPositionals: true,
    options,
    strict: false,
    tokens: true,
  });
  const seeHelp = `npm run new -- ${kind} --help says what each is for`;
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!Object.hasOwn(options, name)) {
      const near = nearestWord(name, Object.keys(options));
      const hint = near ? `; did you mean --${near}?` : '';
      const all = Object.keys(options).map((one) => `--${one}`);
      throw new UsageError(
        `${rawName} is no flag of ${kind}${hint}\nIts flags: ${all.join(', ')}; ${seeHelp}`,
      );
    }
    if (name === 'dry-run' && value !== undefined)
      throw new UsageError('--dry-run takes no text after it');
    if (name !== 'dry-run' && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new UsageError(`${rawName} is given without a text after it; ${seeHelp}`);
  }
  return parsed;
}

/**
 * Reads the arguments of `npm run new`.
 * @returns undefined where there are none: all is asked for then.
 * @throws UsageError when there is one that means nothing.
 */
export function readRequest(args: readonly string[], now: Date): Request | undefined {
  const [kind, ...rest] = args;
  if (kind === undefined) return undefined;
  if (!isKind(kind))
    throw new UsageError(
      `"${kind}"${kind.startsWith('-') ? ' is not known here' : suggest(kind, Object.keys(kinds))}\n${newUsage}`,
    );
  // Fields of one language are known before its name is: flags of all of them are, and those of no other.
  const names = fieldsFor(kind, fullLocales, now).map(({ name }) => name);
  const { values, positionals } = readFlags(kind, names, rest);
  if (positionals.length > 1)
    throw new UsageError(
      `found ${positionals.length} names where one is expected: put texts of several words in quotes, and -- before the kind`,
    );
  const { lang, 'dry-run': isDryRun, ...answers } = values as Record<string, string | undefined>;
  return {
    kind,
    name: positionals[0],
    languages: readLanguages(lang),
    answers,
    isDryRun: Boolean(isDryRun),
  };
}

/**
 * Plans what was asked for.
 * @throws UsageError when something is lacking or wrong, or is there already.
 */
export function planRequest({ kind, name, languages, answers }: Request, place: Place): Plan {
  const type = typeOf(kind);
  if (type) return planPage(type, { name, languages, answers }, place);
  if (isEntryKind(kind)) return planEntry(kind, { id: name, answers }, place);
  return planBlock({ name, answers }, place);
}
