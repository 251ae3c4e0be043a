import { splitFrontmatter } from '@/lib/content/frontmatter';
import type { documentTypeOf } from '@/lib/schema/document-type-of';
import type { Source } from '../source';
import type { FrontmatterFacts } from './document-facts';
import { readYaml, schemaFindings } from './yaml-facts';

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;

/**
 * Reads a document's frontmatter and holds it against its schema.
 * @returns Findings at the key or value they concern; a missing key is found at the start of the file.
 */
export function frontmatterFacts({ text }: Source, type: DocumentType): FrontmatterFacts {
  const { yaml } = splitFrontmatter(text);
  const facts = readYaml(yaml, yaml === '' ? 0 : text.indexOf('\n') + 1);
  const { syntax, valueOffset } = facts;
  const data = facts.data ?? {};
  const known = Object.keys(type.schema.shape);
  const owner = `${type.name} frontmatter`;
  const found =
    syntax.length > 0
      ? { unknownKeys: [], badValues: [] }
      : schemaFindings({ ...facts, data }, type.schema, owner, known);
  const isRecord = typeof data === 'object' && !Array.isArray(data);
  return {
    data: isRecord ? (data as Record<string, unknown>) : {},
    syntax,
    ...found,
    offsetOf: (path) => valueOffset(path) ?? 0,
  };
}
