import type { z } from 'zod';
import { kebabWords, linkWords, pageWords, slugWords } from '@/lib/schema/formats';
import { meantAddress, meantLink, meantName, meantValue } from './meant-value';
import { suggest } from './suggest';
import {
  foundWords,
  isBlankText,
  kindWords,
  type Notation,
  oneOf,
  show,
  wordOf,
  writtenAs,
} from './value-words';
import {
  exampleAt,
  exampleOf,
  homeOf,
  isListOfObjects,
  namesIn,
  schemaAt,
} from './written-example';

type Issue = z.core.$ZodIssue;

/** What is wrong at one place of a value, in words; unknown keys give one problem each, at the key. */
export type Description = { path: (string | number)[]; message: string; unknownKey?: string };

/** Where a value belongs, and how it is written there. */
type Spot = {
  name: string;
  owner: string;
  notation: Notation;
  last: string;
  /** The outermost key, e.g. `redirectFrom` of an entry in it. */
  key: string;
  /** What the value is to be, where that is known. */
  schema?: z.core.$ZodType;
  /** How the value is written, its own words left out. */
  example?: string;
};

/** What to write instead, where that can be descriptions. */
function advice(expected: string, found: unknown, { last, notation, key, schema }: Spot): string {
  // The entries of a list may be more than texts.
  if (expected === 'array' && schema && isListOfObjects(schema))
    return `; write \`${exampleAt(last, schema, notation)}\``;
  const known = meantValue(expected, found);
  const meant = key === 'redirectFrom' ? meantAddresses(known ?? found) : known;
  return meant === undefined ? '' : `; write \`${writtenAs(last, meant, notation)}\``;
}

/** Old addresses as `redirectFrom` takes them, one or several; undefined where one of them cannot be descriptions. */
function meantAddresses(value: unknown): unknown {
  if (typeof value === 'string') return meantAddress(value);
  if (!Array.isArray(value)) return undefined;
  const meant = value.map((entry) => (typeof entry === 'string' ? meantAddress(entry) : undefined));
  return meant.includes(undefined) ? undefined : meant;
}

/** A text that YAML read as an object or a list, since it is not in quotes: `title: {company}`. */
function unquotedAdvice(expected: string, found: unknown, { last, notation, key }: Spot) {
  if (notation !== 'yaml' || expected !== 'string' || !found || typeof found !== 'object')
    return undefined;
  if (key === 'author' || key === 'coauthor')
    return '; write one person as `author`, a second as `coauthor`, and further ones as `authors: […]`';
  const keys = Object.entries(found).map(([key, value]) => (value === null ? key : undefined));
  const [only] = keys;
  return keys.length === 1 && only && !Array.isArray(found)
    ? `; write \`${last}: "{${only}}"\``
    : `; write one text behind \`${last}:\`, in double quotes if it begins with { or [ or holds ": "`;
}

/** What is said of a value that is not there. */
function lackingMessage(kind: string, { name, owner, example }: Spot): string {
  if (example === undefined) return `${owner} lacks ${name}: expected ${kind}`;
  // An object’s names say what it is.
  const words = example.includes('{ ') ? '' : `${kind}, written `;
  return `${owner} lacks ${name}: expected ${words}\`${example}\``;
}

function wrongType({ input, expected }: { input?: unknown; expected: string }, spot: Spot): string {
  const { name, schema } = spot;
  if (input === undefined) return lackingMessage(kindWords(expected), spot);
  const hint = unquotedAdvice(expected, input, spot) ?? advice(expected, input, spot);
  const words =
    expected === 'object' && schema
      ? `\`${exampleOf(schema, spot.notation)}\``
      : kindWords(expected);
  return `${name}: expected ${words}, found ${foundWords(input)}${hint}`;
}

/** The values a union allows, where it is one of literals, and what else it takes. */
function unionParts(errors: readonly (readonly Issue[])[]) {
  const issues = errors.flat().filter(({ path }) => path.length === 0);
  const values = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const kinds = issues.flatMap((issue) => (issue.code === 'invalid_type' ? [issue.expected] : []));
  return { values, kinds };
}

function wrongUnion(issue: Issue & { code: 'invalid_union' }, spot: Spot): string {
  const { values, kinds } = unionParts(issue.errors);
  const words = [...values.map(String), ...kinds.map(kindWords)];
  if (issue.input === undefined) return lackingMessage(oneOf(words), spot);
  // A schema that says in its own words what it takes says it best.
  if (issue.message !== 'Invalid input') {
    const [hint = ''] = kinds.map((kind) => advice(kind, issue.input, spot)).filter(Boolean);
    return `${spot.name}: ${issue.message}, found ${foundWords(issue.input)}${hint}`;
  }
  if (words.length === 0)
    return `${spot.name}: found ${show(issue.input)}, which is none of the allowed values`;
  // "2" for 2: the value is right, its form is not.
  const meant = values.find((value) => wordOf(value) === wordOf(issue.input).trim());
  const example = meant ?? values[0];
  const form =
    spot.notation === 'tag' || meant !== undefined
      ? writtenAs(spot.last, example, spot.notation)
      : '';
  const hint = example === undefined || form === '' ? '' : `; write \`${form}\``;
  return `${spot.name}: expected ${oneOf(words)}, found ${foundWords(issue.input)}${hint}`;
}

const units: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** A limit with its unit: `15 characters`, `1 entry`, `0`. */
const limit = (number: number | bigint, origin: string) =>
  [String(number), units[origin]?.[Number(number) === 1 ? 0 : 1] ?? ''].join(' ').trim();

const size = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? String(input.length) : show(input);

function wrongSize(
  word: 'least' | 'most',
  number: number | bigint,
  issue: { origin: string; input?: unknown },
  { name }: Spot,
) {
  if (isBlankText(issue.input)) return `${name}: expected text, found ${foundWords(issue.input)}`;
  return `${name}: expected at ${word} ${limit(number, issue.origin)}, found ${size(issue.input)}`;
}

/** The values to choose from; codes with what they stand for, where the schema’s sentence tells it: `fin (banks)`. */
function choice({ values, input }: Issue & { code: 'invalid_value' }, { schema }: Spot): string {
  const hint = suggest(input === undefined ? '' : wordOf(input), values.map(String));
  const sentence = (schema as z.ZodType | undefined)?.description ?? '';
  const isTold = values.every((value) => sentence.includes(`${String(value)} (`));
  if (hint.includes('did you mean') || !isTold) return hint;
  return `; expected one of ${sentence.replace(/^.*?: /, '').replace(/\.$/, '')}`;
}

/** What to write instead of a text of the wrong form, where that is certain. */
function formAdvice(issue: Issue & { code: 'invalid_format' }, spot: Spot): string {
  const { input, message } = issue;
  if (issue.format === 'date' || spot.key === 'redirectFrom') return advice('date', input, spot);
  const read = {
    [kebabWords]: meantName,
    [slugWords]: meantName,
    [linkWords]: meantLink,
    [pageWords]: meantLink,
    ...(spot.key === 'path' && { [message]: meantAddress }),
  }[message];
  const meant = typeof input === 'string' ? read?.(input) : undefined;
  return meant === undefined ? '' : `; write \`${writtenAs(spot.last, meant, spot.notation)}\``;
}

/** What a broken rule of a schema says, unknown keys left aside. */
function messageOf(issue: Exclude<Issue, { code: 'unrecognized_keys' }>, spot: Spot): string {
  const { name } = spot;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, spot);
    case 'invalid_value': {
      if (issue.input === undefined) return `${spot.owner} lacks ${name}${choice(issue, spot)}`;
      return `${name}: found ${show(issue.input)}${choice(issue, spot)}`;
    }
    case 'too_small':
      return wrongSize('least', issue.minimum, issue, spot);
    case 'too_big':
      return wrongSize('most', issue.maximum, issue, spot);
    case 'invalid_union':
      return wrongUnion(issue, spot);
    case 'custom':
      return `${name}: ${issue.message}`;
    case 'invalid_format': {
      const hint = formAdvice(issue, spot);
      const found = isBlankText(issue.input) ? foundWords(issue.input) : show(issue.input);
      return `${name}: ${issue.message}, found ${found}${hint}`;
    }
    default:
      return `${name}: ${issue.message}, found ${show(issue.input)}`;
  }
}

/**
 * A way to a value as a writer counts and names it, from the inside out.
 * @returns For example `title`, entry 2 of `tags`, `validThrough` of entry 1, `landing-zone.en.term`.
 */
function placeInWords(path: readonly (string | number)[]): string {
  const parts: string[] = [];
  let keys: string[] = [];
  const close = () => {
    if (keys.length > 0) parts.unshift(`\`${keys.join('.')}\``);
    keys = [];
  };
  for (const part of path) {
    if (typeof part === 'string') keys.push(part);
    else {
      close();
      parts.unshift(`entry ${part + 1}`);
    }
  }
  close();
  return parts.join(' of ');
}

/** What to do about a name that does not belong where it stands. */
function unknownAdvice(
  key: string,
  names: readonly string[] | undefined,
  schema: z.core.$ZodType | undefined,
): string {
  const hint = names === undefined ? '' : suggest(key, names);
  const home = hint.includes('did you mean') ? undefined : homeOf(key, schema);
  return home === undefined
    ? hint
    : `; it belongs inside \`${home}\`, as in \`${home}: { ${key}: … }\``;
}

/**
 * Puts a broken rule of a schema into words.
 * @param issue From `safeParse` with `reportInput`.
 * @param owner What the value belongs to, e.g. `Service frontmatter` or `<Hero>`; what belongs to a tag is
 *   written as a property, all else as YAML.
 * @param known Names the owner has, for suggestions.
 * @param schema Of the value, for the names of what is inside of it.
 */
function describeIssue(
  issue: Issue,
  owner: string,
  known: readonly string[],
  schema: z.core.$ZodType | undefined,
): Description[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const name = path.length > 0 ? placeInWords(path) : owner;
  const isTag = owner.startsWith('<');
  if (issue.code === 'unrecognized_keys') {
    const inner = schemaAt(schema, path);
    const names = path.length === 0 ? known : namesIn(inner);
    // Files name their entries themselves; a block without properties takes none.
    const isKnown = names !== undefined && (names.length > 0 || (isTag && path.length === 0));
    return issue.keys.map((key) => ({
      path: [...path, key],
      unknownKey: key,
      message: `\`${key}\` is not part of ${name}${unknownAdvice(key, isKnown ? names : undefined, isTag ? undefined : inner)}`,
    }));
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1) ?? '');
    const [reason] = issue.issues;
    const message = `${name}: ${reason?.message ?? issue.message}, found ${show(key)}`;
    return [{ path, unknownKey: key, message }];
  }
  const last = path.at(-1);
  const lastName = typeof last === 'string' ? last : '';
  const isInside = isTag && path.length > 1;
  const notation = isTag ? 'tag' : 'yaml';
  const inner = schemaAt(schema, path);
  const spot: Spot = {
    name,
    owner,
    // Inside a property everything is written as JavaScript writes it, without the property's name.
    last: isInside ? '' : lastName,
    notation,
    key: isTag ? '' : String(path[0] ?? ''),
    schema: inner,
    example: inner && exampleAt(lastName, inner, notation, isInside),
  };
  return [{ path, message: messageOf(issue, spot) }];
}

/** A name that is lacking at a path: the last part, and what is before it. */
const keyOf = (path: readonly (string | number)[]) => path.join('\0');

/**
 * Puts all broken rules of one value into words, each mistake once: where a name is misspelt, the right
 * name is not reported missing as well.
 * @param issues From `safeParse` with `reportInput`.
 * @param schema That broke, for the names of what is inside of the value.
 */
export function describeIssues(
  issues: readonly Issue[],
  owner: string,
  known: readonly string[],
  schema?: z.core.$ZodType,
): Description[] {
  // Of a value of the wrong kind it is not said that it is too short as well.
  const wrong = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [keyOf(path.map(String))] : [])),
  );
  const descriptions = issues
    .filter(({ code, path }) => !(code.startsWith('too_') && wrong.has(keyOf(path.map(String)))))
    .flatMap((issue) => describeIssue(issue, owner, known, schema));
  const misspelt = new Set(
    descriptions.flatMap(({ path, unknownKey, message }) => {
      const meant = unknownKey && /did you mean `([^`]+)`\?$/.exec(message)?.[1];
      return meant ? [keyOf([...path.slice(0, -1), meant])] : [];
    }),
  );
  return descriptions.filter(
    ({ path, message }) => !(misspelt.has(keyOf(path)) && message.startsWith(`${owner} lacks `)),
  );
}
