import { isMap, isNode, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { describeIssue } from '../describe-issue';
import type { Finding } from '../rule';

type YamlPath = readonly (string | number)[];
type YamlDocument = ReturnType<typeof parseDocument>;

/** A YAML text with the places of its keys and values; places outside it are its beginning. */
export type YamlFacts = {
  /** Parsed YAML, the provider's names filled in; undefined when it cannot be parsed. */
  data: unknown;
  /** The same as it is written, with placeholders. */
  raw: unknown;
  /** What keeps it from being parsed. */
  syntax: Finding[];
  /** Where the value at a path begins, if there is one. */
  valueOffset: (path: YamlPath) => number | undefined;
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

/** The parser's message without the second place in it and the lines it quotes. */
const plain = (message: string) =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');

/** The value of a document, or what keeps it from having one: aliases are looked up only here. */
function toValue(document: YamlDocument): { data?: unknown; error?: string } {
  try {
    return { data: document.toJS() as unknown };
  } catch (error) {
    return { error: plain(error instanceof Error ? error.message : String(error)) };
  }
}

/**
 * Reads YAML, of which JSON is a part.
 * @param start Offset of the YAML in its file; all offsets count from the beginning of the file.
 * @param schema `json` refuses values without quotation marks.
 * @throws RangeError when a value refers to itself.
 */
export function readYaml(yaml: string, start = 0, schema: 'core' | 'json' = 'core'): YamlFacts {
  const document = parseDocument(yaml, {
    lineCounter: new LineCounter(),
    uniqueKeys: true,
    // No warnings on the console; `silent` would also hide that there are several documents.
    logLevel: 'error',
    schema,
  });
  const syntax = document.errors.map(({ pos, message, code }) => ({
    offset: start + pos[0],
    message: plain(message) || code,
  }));
  const { data, error } = syntax.length > 0 ? {} : toValue(document);
  if (error) syntax.push({ offset: start, message: error });
  const inFile = (offset: number | undefined) =>
    offset === undefined ? undefined : start + offset;
  return {
    data: fillPlaceholdersDeep(data),
    raw: data,
    syntax,
    valueOffset: (path) => inFile(valueOffset(document, path)),
    keyOffset: (path) => inFile(keyOffset(document, path)),
  };
}

/** The place of what is missing: the key, or the entry of a list, that it would belong to. */
function nearestOffset({ keyOffset, valueOffset }: YamlFacts, path: YamlPath): number | undefined {
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
  yaml: YamlFacts,
  schema: z.ZodType,
  owner: string,
  known: readonly string[] = [],
): { unknownKeys: Finding[]; badValues: Finding[] } {
  const unknownKeys: Finding[] = [];
  const badValues: Finding[] = [];
  const parsed = schema.safeParse(yaml.data, { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) {
    for (const { path, message, unknownKey } of describeIssue(issue, owner, known)) {
      const offset = unknownKey ? yaml.keyOffset(path) : yaml.valueOffset(path);
      const finding = { offset: offset ?? nearestOffset(yaml, path) ?? 0, message };
      (unknownKey ? unknownKeys : badValues).push(finding);
    }
  }
  return { unknownKeys, badValues };
}
