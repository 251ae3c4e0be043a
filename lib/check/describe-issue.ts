import { z } from 'zod';
import { definitionOf, innermost, objectOf } from '@/lib/schema/describe-fields';
import { entryFileOf, referenceOf } from '@/lib/schema/formats';
import { suggest } from './suggest';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;
type Path = (string | number)[];

/** How a value is written that is no text to YAML. */
type WrittenAt = (path: Path) => string | undefined;

/** What is wrong at one place of a value, in words; unknown keys give one problem each, at the key. */
type Description = { path: Path; message: string; unknownKey?: string };

/** A value in one short line. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  if (text.length <= 60) return text;
  return `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}`;
}

/** What zod expects, in words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys and values',
  record: 'keys and values',
};

/** A limit with its unit: `15 characters`, `1 entry`, `0`. */
function limit(number: number | bigint, origin: string): string {
  if (origin === 'string') return `${number} characters`;
  if (origin === 'array') return number === 1 ? '1 entry' : `${number} entries`;
  return String(number);
}

/** What a broken rule of a schema expects, in words. */
function expectedWords(issue: Issue): string {
  // A schema that says in its own words what it takes says it best.
  if (issue.message.startsWith('expected ')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`;
    case 'too_small':
      return `expected at least ${limit(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected at most ${limit(issue.maximum, issue.origin)}`;
    case 'invalid_union': {
      const whole = issue.errors.flat().filter(({ path }) => path.length === 0);
      const words = whole.map((one) => expectedWords(one).replace('expected ', ''));
      return `expected ${words.join(' or ')}`;
    }
  }
  return issue.message;
}

/** What was found, in words; of what is too short or too long, its length. */
function foundWords({ code, input }: Issue, source?: string): string {
  if (input === null) return 'nothing';
  const isSize = code === 'too_small' || code === 'too_big';
  if (typeof input === 'string') {
    if (!/[^\s\u200B-\u200D\u2060]/.test(input))
      return input === '' ? 'an empty text' : 'a text of spaces only';
    return isSize ? String(input.length) : show(input);
  }
  if (Array.isArray(input)) return isSize ? String(input.length) : 'a list';
  if (typeof input === 'object') return 'keys and values';
  const written = source ?? String(input);
  return typeof input === 'number' && !isSize ? `the number ${written}` : written;
}

/** The fields of an object; undefined for all else, and where their names are free. */
const shapeOf = (schema: Schema | undefined) => schema && objectOf(schema)?.shape;

/** The schema of what is inside of a value; undefined where that may be of several kinds. */
function schemaAt(schema: Schema | undefined, [first, ...rest]: Path): Schema | undefined {
  if (!schema || first === undefined) return schema;
  const { element, valueType, shape } = definitionOf(innermost(schema));
  const field = shape && Object.hasOwn(shape, first) ? shape[first] : undefined;
  return schemaAt(element ?? valueType ?? field, rest);
}

/** Whether a schema takes any words, as long as there are enough of them: an address or a day is no such text. */
const takesWords = (schema: Schema): boolean =>
  [1, 20, 100].some((length) => z.safeParse(schema, 'x'.repeat(length)).success);

/** What a value looks like where it is written, its own words left out: `"…"`, `{ en: "…", pl: "…" }`, `[…]`. */
function exampleOf(schema: Schema): string {
  const { type, element, shape } = definitionOf(innermost(schema));
  if (element) return `[${exampleOf(element)}]`;
  if (type === 'boolean') return 'true';
  if (!shape) return type === 'string' || type === 'enum' ? '"…"' : '…';
  const fields = Object.entries(shape);
  const required = fields.filter(([, field]) => !definitionOf(field).innerType);
  const shown = required.length > 0 ? required : fields.slice(0, 1);
  return `{ ${shown.map(([name, field]) => `${name}: ${exampleOf(field)}`).join(', ')} }`;
}

/** How a value is written with its key: `title: "…"`, and as the property of a tag `label="…"`, `columns={…}`. */
function writtenAs(key: string, schema: Schema, isProperty: boolean): string {
  const example = exampleOf(schema);
  if (!isProperty) return `${key}: ${example}`;
  if (example === 'true') return key;
  return example.startsWith('"') ? `${key}=${example}` : `${key}={${example}}`;
}

/**
 * What to write in place of a value of the wrong kind. What is proposed has been held against the schema.
 * @param source The value as it is written, where YAML reads it as something else: `007` is the number 7.
 */
function adviceFor(
  key: string,
  schema: Schema,
  input: unknown,
  source: string | undefined,
  isProperty: boolean,
): string {
  // No number is the name of a person or of a page.
  const isName = entryFileOf(schema) !== undefined || referenceOf(schema) !== undefined;
  if (source !== undefined && !isName && z.safeParse(schema, source).success)
    return `; write \`${key}: ${JSON.stringify(source)}\``;
  const isNo = !isProperty && /^(?:no|n|nie|off|false|0)$/i.test(source ?? String(input));
  if (exampleOf(schema) === 'true' && isNo) return `; write \`${key}: false\``;
  const isText = exampleOf(schema) === '"…"';
  return isText && !takesWords(schema) ? '' : `; write \`${writtenAs(key, schema, isProperty)}\``;
}

/** What to do about a name that does not belong in an object. */
function unknownAdvice(key: string, shape: Readonly<Record<string, Schema>>): string {
  const hint = suggest(key, Object.keys(shape));
  const home = Object.keys(shape).find((name) => Object.hasOwn(shapeOf(shape[name]) ?? {}, key));
  if (!home || hint.includes('did you mean')) return hint;
  return `; it belongs inside \`${home}\`, as in \`${home}: { ${key}: … }\``;
}

/** Puts one broken rule of a schema into words; parameters are those of `describeIssues`. */
function describeIssue(
  issue: Issue,
  owner: string,
  schema: Schema | undefined,
  writtenAt: WrittenAt,
): Description[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const names = path.map((at) => (typeof at === 'number' ? `entry ${at + 1}` : `\`${at}\``));
  const name = path.length > 0 ? names.reverse().join(' of ') : owner;
  const inner = schemaAt(schema, path);
  const { code, input } = issue;
  if (code === 'unrecognized_keys') {
    const shape = shapeOf(inner);
    return issue.keys.map((key) => ({
      path: [...path, key],
      unknownKey: key,
      message: `\`${key}\` is not part of ${name}${shape ? unknownAdvice(key, shape) : ''}`,
    }));
  }
  const key = typeof path.at(-1) === 'string' ? String(path.at(-1)) : '';
  if (code === 'invalid_key') {
    const message = `${name}: ${issue.issues[0]?.message ?? issue.message}`;
    return [{ path, unknownKey: key, message }];
  }
  const told = (message: string) => [{ path, message }];
  if (code === 'custom') return told(`${name}: ${issue.message}`);
  if (code === 'invalid_value') {
    const word = typeof input === 'string' ? input : show(input ?? '');
    const hint = suggest(word, issue.values.map(String));
    if (input === undefined) return told(`${owner} lacks ${name}${hint}`);
    return told(`${name}: found ${foundWords(issue)}${hint}`);
  }
  const isProperty = owner.startsWith('<') && path.length === 1;
  const source = writtenAt(path);
  const advice = inner && key !== '' ? adviceFor(key, inner, input, source, isProperty) : '';
  if (input === undefined) return told(`${owner} lacks ${name}: ${expectedWords(issue)}${advice}`);
  const message = `${name}: ${expectedWords(issue)}, found ${foundWords(issue, source)}`;
  const isWrongKind = code === 'invalid_type' || code === 'invalid_union';
  return told(isWrongKind ? message + advice : message);
}

/**
 * Puts all broken rules of one value into words, each mistake once: where a name is misspelt, the right
 * name is not reported missing as well.
 * @param issues From `safeParse` with `reportInput`.
 * @param owner What the value belongs to, e.g. `data/people.yaml` or `<Hero>`; what belongs to a tag is
 *   written as a property, all else as YAML.
 * @param schema That broke, for the names it has and for what is to be written.
 * @param writtenAt Numbers and the like as they are written.
 */
export function describeIssues(
  issues: readonly Issue[],
  owner: string,
  schema?: Schema,
  writtenAt: WrittenAt = () => undefined,
): Description[] {
  const nameOf = ({ path }: Issue) => path.map(String).join('\0');
  // How long a list is says nothing where a text is expected.
  const ofWrongKind = new Set(issues.filter(({ code }) => code === 'invalid_type').map(nameOf));
  const descriptions = issues
    .filter((issue) => issue.code === 'invalid_type' || !ofWrongKind.has(nameOf(issue)))
    .flatMap((issue) => describeIssue(issue, owner, schema, writtenAt));
  const misspelt = new Set(
    descriptions.flatMap(({ path, unknownKey, message }) => {
      const meant = unknownKey && /did you mean `([^`]+)`\?$/.exec(message)?.[1];
      return meant ? [[...path.slice(0, -1), meant].join('\0')] : [];
    }),
  );
  return descriptions.filter(
    ({ path, message }) =>
      !(misspelt.has(path.join('\0')) && message.startsWith(`${owner} lacks `)),
  );
}
