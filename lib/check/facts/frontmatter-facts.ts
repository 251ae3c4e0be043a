import { splitFrontmatter } from '@/lib/content/frontmatter';
import type { Locale } from '@/lib/i18n/locales';
import type { documentTypeOf } from '@/lib/schema/document-types';
import { frontmatterFault } from '../frontmatter-fault';
import type { Source } from '../source';
import type { FrontmatterFacts } from './document-facts';
import { readYaml, schemaFindings } from './yaml-facts';

type DocumentType = NonNullable<ReturnType<typeof documentTypeOf>>;

/**
 * Reads a document's frontmatter and holds it against its schema. Entries that cannot be read do not keep
 * the others from being judged; their value is null.
 * @returns Findings at the key or value they concern; a missing key is found at the start of the file.
 */
export function frontmatterFacts(
  { text }: Source,
  type: DocumentType,
  locale: Locale,
): FrontmatterFacts {
  const fault = frontmatterFault(text);
  if (fault) {
    const { offset, message } = fault;
    const syntax = [{ offset, message }];
    return { data: {}, syntax, unknownKeys: [], badValues: [], offsetOf: () => 0 };
  }
  const { yaml } = splitFrontmatter(text);
  const facts = readYaml(yaml, locale, yaml === '' ? 0 : text.indexOf('\n') + 1);
  const data = facts.data ?? {};
  const known = Object.keys(type.schema.shape);
  const owner = `${type.name} frontmatter`;
  const isReadable = facts.syntax.length === 0 || facts.data !== undefined;
  const found = isReadable
    ? schemaFindings({ ...facts, data }, type.schema, owner, known)
    : { unknownKeys: [], badValues: [] };
  const isRecord = typeof data === 'object' && !Array.isArray(data);
  return {
    data: isRecord ? (data as Record<string, unknown>) : {},
    syntax: [...facts.syntax, ...facts.ignored],
    ...found,
    offsetOf: (path) => facts.valueOffset(path) ?? 0,
  };
}
