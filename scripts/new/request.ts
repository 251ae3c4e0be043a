import { parseArgs } from 'node:util';
import { suggest } from '@/lib/check/suggest';
import { fullLocales, isLocale, type Locale } from '@/lib/i18n/locales';
import { type PageKind, pageKinds } from '@/lib/skeletons/skeleton';
import { UsageError } from '@/scripts/command';
import type { Answers, Field } from './fields';
import { blockFields, planBlock } from './new-block';
import { type EntryKindName, entryFields, entryKinds, planEntry } from './new-entry';
import { pageFields, planPage } from './new-page';
import type { Place, Plan } from './plan';

/** What can be made, in the order in which it is offered. */
export const kinds = {
  page: 'A page of its own',
  service: 'A page below services',
  product: 'A page below products',
  'case-study': 'A case study',
  post: 'A post of the blog or the news',
  job: 'An open position (jobs.yaml)',
  person: 'A person who writes or advises (people.yaml)',
  client: 'A client’s logo or name (clients.yaml)',
  certificate: 'A standard we are certified to (certificates.yaml)',
  download: 'A PDF to take home (downloads.yaml)',
  fact: 'A number that texts quote (facts.yaml)',
  tag: 'A subject of posts (tags.yaml)',
  term: 'What the trade calls a thing (glossary.yaml)',
  word: 'A word for the spell check (words.yaml)',
  block: 'A block that texts may use (code)',
} as const satisfies Record<PageKind | EntryKindName | 'block', string>;

export type Kind = keyof typeof kinds;

const isPageKind = (kind: Kind): kind is PageKind => Object.hasOwn(pageKinds, kind);
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
For example: npm run new -- service cost-review --title.en "A review of costs" --title.pl "Przegląd kosztów"`;

/** All that may be said about a kind. */
export function fieldsFor(kind: Kind, languages: readonly Locale[], now: Date): readonly Field[] {
  if (isPageKind(kind)) return pageFields(kind, languages, now);
  return isEntryKind(kind) ? entryFields(kind, now) : blockFields;
}

/** Whether things of a kind have languages to choose among. */
export const hasLanguages = isPageKind;

const readLanguages = (text: string | undefined): readonly Locale[] => {
  if (text === undefined || text === 'both') return fullLocales;
  const asked = text.split(',').map((one) => one.trim());
  const wrong = asked.find((one) => !isLocale(one));
  if (wrong !== undefined)
    throw new UsageError(`--lang "${wrong}": expected both, ${fullLocales.join(' or ')}`);
  return asked.filter(isLocale);
};

/**
 * Reads the arguments of `npm run new`.
 * @returns undefined where there are none: all is asked for then.
 * @throws UsageError when there is one that means nothing.
 */
export function readRequest(args: readonly string[], now: Date): Request | undefined {
  const [kind, ...rest] = args;
  if (kind === undefined) return undefined;
  if (!Object.hasOwn(kinds, kind))
    throw new UsageError(
      `"${kind}"${kind.startsWith('-') ? ' is not known here' : suggest(kind, Object.keys(kinds))}\n${newUsage}`,
    );
  const known = kind as Kind;
  // Fields of one language are known before its name is: flags of all of them are, and those of no other.
  const names = fieldsFor(known, fullLocales, now).map(({ name }) => name);
  const flags = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { ...flags, lang: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  if (positionals.length > 1)
    throw new UsageError(
      `found ${positionals.length} names where one is expected: put texts of several words in quotes, and -- before the kind`,
    );
  const { lang, 'dry-run': isDryRun, ...answers } = values as Record<string, string | undefined>;
  return {
    kind: known,
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
  if (isPageKind(kind)) return planPage(kind, { name, languages, answers }, place);
  if (isEntryKind(kind)) return planEntry(kind, { id: name, answers }, place);
  return planBlock({ name, answers }, place);
}
