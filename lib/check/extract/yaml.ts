import path from 'node:path';
import { isMap, isNode, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '@/lib/check/describe-issue';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import type { Finding } from '@/lib/check/problem';
import { danglingAliases, hiddenValues, ignoredParts } from '@/lib/check/yaml/ignored-parts';
import { jsonMessage } from '@/lib/check/yaml/json-message';
import { type RecoveredYaml, recoverYaml } from '@/lib/check/yaml/recover-yaml';
import { plainMessage } from '@/lib/check/yaml/yaml-message';
import { readSource, type Source } from '@/lib/content/source';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { dataFileOf, type TextLanguage } from '@/lib/schema/data-files';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';

type YamlPath = readonly (string | number)[];
type YamlDocument = ReturnType<typeof parseDocument>;

/** A YAML text with the places of its keys and values; places outside it are its beginning. */
export type PlacedYaml = {
  /** Parsed YAML, the provider's names filled in; undefined when it cannot be parsed. */
  data: unknown;
  /** The same as it is written, with placeholders. */
  raw: unknown;
  /** What keeps it, or parts of it, from being parsed. */
  syntax: Finding[];
  /** What is parsed and yet not what was written: parts of values that YAML leaves out. */
  ignored: Finding[];
  /** Topmost keys that are there but cannot be read; their value is null. */
  brokenKeys: readonly string[];
  /** Where the value at a path begins, if there is one. */
  valueOffset: (path: YamlPath) => number | undefined;
  /** Where a piece of the text at a path begins; the text's beginning where it is written otherwise. */
  placeOf: (path: YamlPath, piece: string) => number;
  /** Where the key at the end of a path begins, if there is one. */
  keyOffset: (path: YamlPath) => number | undefined;
};

/** Where the value at a path begins in the YAML. */
function valueOffset(document: YamlDocument, path: YamlPath): number | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : undefined;
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where the key at the end of a path begins in the YAML. */
function keyOffset(document: YamlDocument, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap<ParsedNode>(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1));
  return pair?.key.range?.[0];
}

/** What keeps a text from being JSON, in its own words: YAML's advice would lead astray. */
const jsonFinding = ({ pos, message, code }: YamlDocument['errors'][number]): Finding => ({
  offset: pos[0],
  message: jsonMessage(plainMessage(message) || code),
});

/** The last reference to another value (`*name`), where there are so many that they multiply. */
function lastReference(document: YamlDocument): Finding | undefined {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  const last = offsets.at(-1);
  if (last === undefined) return undefined;
  const message =
    'references to other values (`*name`) multiply up to here: expected the values themselves, each written once';
  return { offset: last, message };
}

/** The value of a document, or what keeps it from having one: aliases are looked up only here. */
function toValue(document: YamlDocument): { data?: unknown; error?: string } {
  try {
    return { data: document.toJS() as unknown };
  } catch (error) {
    return { error: plainMessage(error instanceof Error ? error.message : String(error)) };
  }
}

/** Keys that cannot be read are there all the same: nothing else may be reported to be missing. */
function withBroken(data: unknown, brokenKeys: readonly string[]): unknown {
  const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
  if (brokenKeys.length === 0 || !(isRecord || data === null || data === undefined)) return data;
  return { ...(data ?? {}), ...Object.fromEntries(brokenKeys.map((key) => [key, null])) };
}

/** YAML as it is written, before placeholders are filled in. */
type ParsedYaml = Omit<PlacedYaml, 'data'>;

/** Parses YAML, of which JSON is a part; parameters and errors are those of `readYaml`. */
function parseYaml(yaml: string, start: number, schema: 'core' | 'json'): ParsedYaml {
  const parse = (text: string) =>
    parseDocument(text, {
      lineCounter: new LineCounter(),
      uniqueKeys: true,
      // No warnings on the console; `silent` would also hide that there are several documents.
      logLevel: 'error',
      schema,
    });
  const whole = parse(yaml);
  const isJson = schema === 'json';
  const recovered: RecoveredYaml =
    whole.errors.length === 0
      ? { document: whole, syntax: [], brokenKeys: [] }
      : isJson
        ? { syntax: whole.errors.map(jsonFinding), brokenKeys: [] }
        : recoverYaml(yaml, parse);
  const { document } = recovered;
  const hidden = document && !isJson ? hiddenValues(document, yaml) : [];
  const brokenKeys = [...recovered.brokenKeys, ...hidden.map(({ key }) => key)];
  const syntax = [...recovered.syntax];
  if (document && !isJson) syntax.push(...danglingAliases(document, yaml));
  const isSound = document && syntax.length === recovered.syntax.length;
  const { data, error } = isSound ? toValue(document) : {};
  if (error)
    syntax.push(
      document
        ? (lastReference(document) ?? { offset: 0, message: error })
        : { offset: 0, message: error },
    );
  const inFile = (offset: number | undefined) =>
    offset === undefined ? undefined : start + offset;
  const placed = (findings: readonly Finding[]) =>
    findings.map(({ offset, message }) => ({ offset: start + offset, message }));
  return {
    raw: withBroken(data, brokenKeys),
    syntax: placed(syntax),
    ignored: placed([...hidden, ...(isSound && !isJson ? ignoredParts(document, yaml) : [])]),
    brokenKeys,
    valueOffset: (path) => inFile(document && valueOffset(document, path)),
    placeOf: (path, piece) => {
      const offset = document ? valueOffset(document, path) : undefined;
      if (offset === undefined) return start;
      const found = yaml.indexOf(piece, offset);
      return start + (found < 0 ? offset : found);
    },
    keyOffset: (path) => inFile(document && keyOffset(document, path)),
  };
}

/** What is written, with the values that its placeholders have now. */
const withValues = (parsed: ParsedYaml, language: TextLanguage): PlacedYaml => ({
  ...parsed,
  data: withPartialLanguages(fillPlaceholdersDeep(parsed.raw, language)),
});

/**
 * Reads YAML, of which JSON is a part. Where it is broken, its sound entries are read all the same.
 * @param language Of the texts that are not below a key `en` or `pl`: facts are given in it.
 * @param start Offset of the YAML in its file; all offsets count from the beginning of the file.
 * @param schema `json` refuses values without quotation marks.
 * @throws RangeError when a value refers to itself.
 */
export const readYaml = (
  yaml: string,
  language: TextLanguage,
  start = 0,
  schema: 'core' | 'json' = 'core',
): PlacedYaml => withValues(parseYaml(yaml, start, schema), language);

/** The place of what is missing: the key, or the entry of a list, that it would belong to. */
function nearestOffset({ keyOffset, valueOffset }: PlacedYaml, path: YamlPath): number | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const above = path.slice(0, length);
    const offset = keyOffset(above) ?? valueOffset(above);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/**
 * Holds parsed YAML against a schema.
 * @param owner What the value belongs to, e.g. `Service frontmatter`.
 * @param known Names the owner has, for suggestions.
 * @returns Findings at the key or value they concern; what is missing at the top at offset 0.
 */
export function schemaFindings(
  yaml: PlacedYaml,
  schema: z.ZodType,
  owner: string,
  known: readonly string[] = [],
): { unknownKeys: Finding[]; badValues: Finding[] } {
  const unknownKeys: Finding[] = [];
  const badValues: Finding[] = [];
  const parsed = schema.safeParse(yaml.data, { reportInput: true });
  const broken = new Set<unknown>(yaml.brokenKeys);
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => !broken.has(path[0]));
  for (const { path, message, unknownKey } of describeIssues(issues, owner, known, schema)) {
    // A key that is misspelt and cannot be read is reported once.
    if (unknownKey && path.length === 1 && broken.has(unknownKey)) continue;
    const offset = unknownKey ? yaml.keyOffset(path) : yaml.valueOffset(path);
    const finding = { offset: offset ?? nearestOffset(yaml, path) ?? 0, message };
    (unknownKey ? unknownKeys : badValues).push(finding);
  }
  return { unknownKeys, badValues };
}

const nowhere = () => undefined;

/**
 * Reads a file that is YAML, or JSON, as a whole. Never throws: what cannot be read is reported in `syntax`.
 * @param language Of the texts that are not below a key `en` or `pl`.
 * @param parse Parses the text, unless it is known what comes of it.
 */
export function readWholeYaml(
  text: string,
  language: TextLanguage,
  schema: 'core' | 'json' = 'core',
  parse: typeof parseYaml = parseYaml,
): PlacedYaml {
  try {
    return withValues(parse(text, 0, schema), language);
  } catch {
    const message =
      'the file cannot be read: a value refers to itself, or is nested too deep; expected a few levels';
    const syntax = [{ offset: 0, message }];
    const nothing = { data: undefined, raw: undefined, ignored: [], brokenKeys: [] };
    return { ...nothing, syntax, valueOffset: nowhere, keyOffset: nowhere, placeOf: () => 0 };
  }
}

/** The language of a data file's texts that are not below the key of a language. */
export const languageOfData = (file: string): TextLanguage =>
  dataFileOf(file)?.language ?? 'shared';

/** What the data files said when they were parsed last. A dozen rules read the same files, which takes longest of all. */
const parsedFiles = new Map<string, { text: string; parsed: ParsedYaml }>();

/**
 * Reads a YAML file of the content folder; it is parsed anew only where it has changed.
 * @param file Path below the content folder.
 */
export function readDataFile(
  directory: string,
  file: string,
): { source: Source; yaml: PlacedYaml } {
  const { source } = withoutConflicts(readSource(directory, file));
  const name = path.join(directory, file);
  const parse: typeof parseYaml = (text, ...rest) => {
    const known = parsedFiles.get(name);
    if (known?.text === text) return known.parsed;
    const parsed = parseYaml(text, ...rest);
    parsedFiles.set(name, { text, parsed });
    return parsed;
  };
  return { source, yaml: readWholeYaml(source.text, languageOfData(file), 'core', parse) };
}
