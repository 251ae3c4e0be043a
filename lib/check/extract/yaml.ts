import path from 'node:path';
import { type Document, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '@/lib/check/describe-issue';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import type { Finding, Place } from '@/lib/check/problem';
import { readSource } from '@/lib/content/source';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { dataFileOf, type TextLanguage } from '@/lib/schema/data-files';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { readDocument } from './yaml-mistakes';

type YamlPath = readonly (string | number)[];

/** A YAML text with the places of its keys and values; offsets count from the beginning of the file it is in. */
export type PlacedYaml = {
  /** What it says, the provider's names filled in; behind a mistake, what the parser still made of it. */
  data: unknown;
  /** The same as it is written, with placeholders. */
  raw: unknown;
  /** The first mistake that keeps it from being read, if there is one. */
  syntax: Finding[];
  /** What is read and yet not what was written: parts of values that YAML leaves out. */
  ignored: Finding[];
  /** A number, or another value that is no text to YAML, as it is written: `007`. */
  writtenAt: (path: YamlPath) => string | undefined;
  /** Where the value at a path begins; where there is none, what is nearest around it. */
  valueOffset: (path: YamlPath) => number;
  /** Where the key at the end of a path begins; where there is none, what is nearest around it. */
  keyOffset: (path: YamlPath) => number;
};

/** YAML as it is written, before placeholders are filled in. */
type ParsedYaml = Omit<PlacedYaml, 'data'>;

/** Where a path leads in a document, or as far as it leads. */
function offsetIn({ contents }: Document.Parsed, path: YamlPath, part: 'key' | 'value'): number {
  let node: ParsedNode | null = contents;
  let offset = 0;
  for (const [depth, name] of path.entries()) {
    const pair = isMap<ParsedNode, ParsedNode | null>(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined;
    node = (isSeq<ParsedNode>(node) ? node.items[Number(name)] : pair?.value) ?? null;
    const isKey = pair && (part === 'key' || depth < path.length - 1 || !node);
    const found = isKey ? pair.key : node;
    if (!found) return offset;
    [offset] = found.range;
  }
  return offset;
}

function parseYaml(yaml: string, schema: 'core' | 'json' = 'core'): ParsedYaml {
  const document = parseDocument(yaml, { logLevel: 'error', prettyErrors: false, schema });
  return {
    ...readDocument(document, yaml),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      const isWord = isScalar(node) && node.type === 'PLAIN' && typeof node.value !== 'string';
      return isWord && node.value !== null ? node.source : undefined;
    },
    valueOffset: (path) => offsetIn(document, path, 'value'),
    keyOffset: (path) => offsetIn(document, path, 'key'),
  };
}

/** What is written, with the values that its placeholders have now. */
const withValues = (parsed: ParsedYaml, language: TextLanguage): PlacedYaml => ({
  ...parsed,
  data: withPartialLanguages(fillPlaceholdersDeep(parsed.raw, language)),
});

/**
 * Reads the YAML of a frontmatter. What keeps it from being read is reported in `syntax`.
 * @param language Of the texts that are not below a key `en` or `pl`: facts are given in it.
 * @param start Offset of the YAML in its file.
 * @throws RangeError when a value refers to itself, or is nested too deep.
 */
export const readYaml = (yaml: string, language: TextLanguage, start = 0): PlacedYaml =>
  // Empty lines in place of what is above: so all places are those of the file.
  withValues(parseYaml('\n'.repeat(start) + yaml), language);

/**
 * Reads a file that is YAML as a whole. Never throws: what keeps it from being read is reported in `syntax`.
 * @param language Of its texts that are not below a key `en` or `pl`.
 * @param parse Parses the text, unless it is known what comes of it.
 */
export function readWholeYaml(
  text: string,
  language: TextLanguage,
  parse = () => parseYaml(text),
): PlacedYaml {
  try {
    return withValues(parse(), language);
  } catch {
    const message =
      'the file cannot be read: a value refers to itself, or is nested too deep; expected a few levels';
    const nothing = { data: undefined, raw: undefined, ignored: [] };
    const syntax = [{ offset: 0, message }];
    return {
      ...nothing,
      syntax,
      writtenAt: () => undefined,
      valueOffset: () => 0,
      keyOffset: () => 0,
    };
  }
}

/**
 * Reads a JSON file, which is YAML too, so that its values have places. Never throws.
 * @param language Of its texts.
 */
export function readJson(text: string, language: TextLanguage): PlacedYaml {
  const yaml = readWholeYaml(text, language, () => parseYaml(text, 'json'));
  try {
    JSON.parse(text);
    return yaml;
  } catch (error) {
    // YAML takes more than JSON does, as single quotes; the parser of JSON does not always say where it stops.
    const said = error instanceof Error ? error.message : String(error);
    const offset =
      yaml.syntax[0]?.offset ?? Number(/position (\d+)/.exec(said)?.[1] ?? text.length);
    const message = `the file cannot be read from here on: expected "key": "text", with a comma between entries, none behind the last, and a } for each { (the parser says: ${said})`;
    return { ...yaml, syntax: [{ offset, message }] };
  }
}

/**
 * Holds YAML against a schema, unless it cannot be read.
 * @param owner What the value belongs to, e.g. `data/people.yaml`.
 * @returns Findings at the key or value they concern; what is missing at the top at offset 0.
 */
export function schemaFindings(
  { data, syntax, writtenAt, keyOffset, valueOffset }: PlacedYaml,
  schema: z.ZodType,
  owner: string,
): { unknownKeys: Finding[]; badValues: Finding[] } {
  const unknownKeys: Finding[] = [];
  const badValues: Finding[] = [];
  const { error } = schema.safeParse(data, { reportInput: true });
  const issues = syntax.length > 0 ? [] : (error?.issues ?? []);
  for (const { path, message, unknownKey } of describeIssues(issues, owner, schema, writtenAt)) {
    const offset = unknownKey ? keyOffset(path) : valueOffset(path);
    (unknownKey ? unknownKeys : badValues).push({ offset, message });
  }
  return { unknownKeys, badValues };
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
export function readDataFile(directory: string, file: string) {
  const { source } = withoutConflicts(readSource(directory, file));
  const name = path.join(directory, file);
  const parse = () => {
    const known = parsedFiles.get(name);
    const parsed = known?.text === source.text ? known.parsed : parseYaml(source.text);
    parsedFiles.set(name, { text: source.text, parsed });
    return parsed;
  };
  const yaml = readWholeYaml(source.text, languageOfData(file), parse);
  const placeOf = (path: YamlPath): Place => ({ file, ...source.at(yaml.valueOffset(path)) });
  return { source, yaml, placeOf };
}
