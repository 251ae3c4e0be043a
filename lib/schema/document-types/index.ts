import picomatch from 'picomatch';
import type { z } from 'zod';
import { definitionOf } from '@/lib/schema/describe-fields';
import type { DocumentType } from '@/lib/schema/document-type';
import { roleOf, text } from '@/lib/schema/formats';
import { pageFields } from '@/lib/schema/page-fields';
import { caseStudy } from './case-study';
import { page } from './page';
import { post } from './post';
import { product } from './product';
import { service } from './service';

/** The document types. The first one whose pattern fits a file is its type, so the general one is last. */
export const documentTypes = [post, caseStudy, product, service, page] as const;

export type DocumentTypeName = (typeof documentTypes)[number]['name'];

/** Title and description of a page that is not finished: visitors and search engines do not see them yet. */
const draftFields = {
  title: text()
    .max(60)
    .describe(pageFields.title.description ?? ''),
  description: text()
    .max(160)
    .describe(pageFields.description.description ?? ''),
};

/**
 * The schema that a page's frontmatter is held against: that of its type, which asks less of a draft.
 * @param type The page's document type.
 * @param data Its frontmatter as YAML gives it.
 */
export function schemaFor<Type extends (typeof documentTypes)[number]>(
  { schema }: Type,
  data: unknown,
): Type['schema'] {
  const isDraft = (data as { draft?: unknown } | null | undefined)?.draft === true;
  return isDraft ? (schema.extend(draftFields) as Type['schema']) : schema;
}

/** Frontmatter of one document type, defaults filled in. */
export type Frontmatter<Name extends DocumentTypeName = DocumentTypeName> = z.output<
  Extract<(typeof documentTypes)[number], { name: Name }>['schema']
>;

/** Ways to the fields below a schema whose text readers meet, by the marks of their formats; lists are left out. */
function textPaths(schema: z.core.$ZodType): string[][] {
  const { innerType, shape } = definitionOf(schema);
  if (innerType) return textPaths(innerType);
  if (shape)
    return Object.entries(shape).flatMap(([key, field]) =>
      textPaths(field).map((path) => [key, ...path]),
    );
  const isText = definitionOf(schema).type === 'string' && roleOf(schema) !== undefined;
  return isText && roleOf(schema) !== 'key' ? [[]] : [];
}

/** Ways to all texts of the frontmatter that readers meet, e.g. `title` and `form`, `info`, whatever the document type. */
export const frontmatterTextPaths: readonly (readonly string[])[] = [
  ...new Map(
    documentTypes
      .flatMap(({ schema }) => textPaths(schema))
      .map((path) => [path.join('.'), path] as const),
  ).values(),
];

const matchers = documentTypes.map((type) => ({ type, fits: picomatch(type.pattern) }));

/**
 * The document type of a file.
 * @param file Path below the content folder, with forward slashes, e.g. `services/finops/en.mdx`.
 * @returns The first type whose pattern fits; undefined for files that are no page.
 */
export function documentTypeOf(file: string): (typeof documentTypes)[number] | undefined {
  return matchers.find(({ fits }) => fits(file))?.type;
}

/** The document types as somebody chooses among them, the general one first. */
export const offeredTypes = [...documentTypes].reverse();

/** The document type of a name. */
export function documentTypeNamed(name: DocumentTypeName): DocumentType {
  const type = documentTypes.find((one) => one.name === name);
  if (!type) throw new Error(`there is no document type ${name}`);
  return type;
}

/** The folder that pages of a type lie in, with a slash behind it; empty for the general type. */
export const folderOf = ({ pattern }: DocumentType): string =>
  pattern.slice(0, pattern.indexOf('*'));
