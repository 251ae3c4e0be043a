import { isMap, isNode, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import type { documentTypeOf } from '@/lib/schema/document-type-of';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { describeIssue } from '../describe-issue';
import type { Finding } from '../rule';
import type { Source } from '../source';
import type { FrontmatterFacts } from './document-facts';

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;
type YamlPath = readonly (string | number)[];
type YamlDocument = ReturnType<typeof parseDocument>;

/** Where the value at a path begins in the YAML. */
function valueOffset(document: YamlDocument, path: YamlPath): number | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : undefined;
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where the key at the end of a path begins in the YAML. */
function keyOffset(document: YamlDocument, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap<ParsedNode>(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return pair?.key.range?.[0];
}

/**
 * Reads a document's frontmatter and holds it against its schema.
 * @returns Findings at the key or value they concern; a missing key is found at the start of the file.
 */
export function frontmatterFacts({ text }: Source, type: DocumentType): FrontmatterFacts {
  const { yaml } = splitFrontmatter(text);
  const start = yaml === '' ? 0 : text.indexOf('\n') + 1;
  const document = parseDocument(yaml, { lineCounter: new LineCounter(), uniqueKeys: true });
  const syntax = document.errors.map((error) => ({
    offset: start + error.pos[0],
    message: (error.message.split('\n')[0] ?? error.code).replace(
      / at line \d+, column \d+:?$/,
      '',
    ),
  }));
  const raw: unknown = syntax.length > 0 ? {} : document.toJS();
  const data = fillPlaceholdersDeep(raw ?? {}) as Record<string, unknown>;
  const at = (offset: number | undefined) => (offset === undefined ? 0 : start + offset);
  const unknownKeys: Finding[] = [];
  const badValues: Finding[] = [];
  const parsed = type.schema.safeParse(data, { reportInput: true });
  const known = Object.keys(type.schema.shape);
  for (const issue of syntax.length > 0 ? [] : (parsed.error?.issues ?? [])) {
    for (const found of describeIssue(issue, `${type.name} frontmatter`, known)) {
      const { path, message, unknownKey } = found;
      if (unknownKey) unknownKeys.push({ offset: at(keyOffset(document, path)), message });
      else badValues.push({ offset: at(valueOffset(document, path)), message });
    }
  }
  const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
  return {
    data: isRecord ? data : {},
    syntax,
    unknownKeys,
    badValues,
    offsetOf: (path) => at(valueOffset(document, path)),
  };
}
