import { isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { documentTypeOf } from '@/lib/schema/document-type-of';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { describeIssue } from './describe-issue';
import type { Problem } from './problem';
import type { Source } from './source';

/**
 * Checks a page's frontmatter against the schema of its document type.
 * @returns Problems at the key or value they concern; a missing key is reported at the first line.
 */
export function checkFrontmatter(source: Source): Problem[] {
  const { file, text } = source;
  const type = documentTypeOf(file);
  if (!type) return [];
  const { yaml } = splitFrontmatter(text);
  const lines = new LineCounter();
  // Pretty errors would name a line of the YAML in their text, which is not the line of the file.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The YAML begins on the second line of the file, below `---`.
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const problem = (offset: number | undefined, rule: string, message: string): Problem => ({
    file,
    ...(offset === undefined ? { line: 1, column: 1 } : at(offset)),
    rule,
    message,
  });

  if (document.errors.length > 0) {
    return document.errors.map((error) =>
      problem(error.pos[0], 'frontmatter-syntax', error.message),
    );
  }
  const parsed = type.schema.safeParse(fillPlaceholdersDeep(document.toJS() ?? {}), {
    reportInput: true,
  });
  if (parsed.success) return [];
  const known = Object.keys(type.schema.shape);
  return parsed.error.issues
    .flatMap((issue) => describeIssue(issue, `${type.name} frontmatter`, known))
    .map(({ path, message, unknownKey }) => {
      const offset = unknownKey ? keyOffset(document, path) : valueOffset(document, path);
      return problem(offset, unknownKey ? 'frontmatter-key' : 'frontmatter-value', message);
    });
}

type YamlDocument = ReturnType<typeof parseDocument>;

/** Where the value at a path begins; undefined when there is none. */
function valueOffset(document: YamlDocument, path: (string | number)[]): number | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where the key at the end of a path begins. */
function keyOffset(document: YamlDocument, path: (string | number)[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const items = parent && typeof parent === 'object' && 'items' in parent ? parent.items : [];
  for (const item of items as unknown[]) {
    const key = (item as { key?: unknown }).key;
    if (isScalar(key) && key.value === path.at(-1)) return key.range?.[0];
  }
  return undefined;
}
