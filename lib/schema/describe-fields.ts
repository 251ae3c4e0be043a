import type { z } from 'zod';
import { definitionOf } from './definition';
import { dependenciesOf } from './together';

/** A field as the handbook shows it. */
export type FieldRow = {
  name: string;
  /** In words: `text`, `one of blog, news`, `list of text`. */
  type: string;
  isRequired: boolean;
  /** As a writer would write it. */
  defaultValue?: string;
  description: string;
};

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'true or false',
  object: 'object',
  record: 'object',
};

/** A schema's type in words. */
function typeName(schema: z.core.$ZodType): string {
  const { type, innerType, element, entries, options, values } = definitionOf(schema);
  if (innerType) return typeName(innerType);
  if (element) return `list of ${typeName(element)}`;
  if (entries) return `one of ${Object.values(entries).join(', ')}`;
  if (options) return options.map(typeName).join(' or ');
  if (values) return values.map(String).join(' or ');
  return names[type] ?? type;
}

function defaultOf(schema: z.core.$ZodType): string | undefined {
  const { defaultValue } = definitionOf(schema);
  return defaultValue === undefined ? undefined : JSON.stringify(defaultValue);
}

/** The schema of an object below `optional` and `default`; undefined for all else. */
function objectOf(schema: z.core.$ZodType): z.ZodObject | undefined {
  const { type, innerType } = definitionOf(schema);
  if (innerType) return objectOf(innerType);
  return type === 'object' ? (schema as z.ZodObject) : undefined;
}

/**
 * The fields of a schema, for reference tables: the same source as the check and the types.
 * @param schema Frontmatter of a document type, or the properties of a block; those of an object in
 *   it follow it, as `meta.title`.
 */
export function describeFields(schema: z.ZodObject): FieldRow[] {
  const dependencies = dependenciesOf(schema);
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const { type } = definitionOf(field);
    const partners = dependencies[name] ?? [];
    const condition = partners.length > 0 ? ` Only together with ${partners.join(', ')}.` : '';
    const own = {
      name,
      type: typeName(field),
      isRequired: type !== 'optional' && type !== 'default',
      defaultValue: defaultOf(field),
      description: ((field as z.ZodType).description ?? '') + condition,
    };
    const object = objectOf(field);
    const inner = object ? describeFields(object) : [];
    return [own, ...inner.map((row) => ({ ...row, name: `${name}.${row.name}` }))];
  });
}
