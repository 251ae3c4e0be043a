import type { FieldDef } from 'contentlayer/source-files';
import type { z } from 'zod';
import { isLocale, localeSettings } from '@/lib/i18n/locales';
import { definitionOf, innermost } from './describe-fields';

/** Contentlayer's definition of a field: a writer must give what is neither optional nor has a default. */
function fieldOf(schema: z.core.$ZodType): FieldDef {
  const isOptional = definitionOf(schema).innerType !== undefined;
  const required = isOptional ? {} : { required: true as const };
  const definition = definitionOf(innermost(schema));
  switch (definition.type) {
    case 'string':
      return { type: 'string', ...required };
    case 'number':
      return { type: 'number', ...required };
    case 'boolean':
      return { type: 'boolean', ...required };
    case 'enum':
      return { type: 'enum', options: Object.values(definition.entries ?? {}), ...required };
    case 'array':
      return { type: 'list', of: { type: 'string' }, ...required };
    default:
      return { type: 'json', ...required };
  }
}

/**
 * Contentlayer's field definitions for a schema, so that a field is described in one place only.
 * @param schema The frontmatter schema of a document type.
 */
export function contentlayerFields(schema: z.ZodObject): Record<string, FieldDef> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      // What a partial language lacks is filled in when the document is read.
      isLocale(name) && localeSettings[name].isPartial
        ? { ...fieldOf(field), required: false as const }
        : fieldOf(field),
    ]),
  );
}
