import type { z } from 'zod';
import { definitionOf } from '@/lib/schema/describe-fields';
import type { Notation } from './value-words';

/** The schema below `optional` and `default`. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType } = definitionOf(schema);
  return innerType ? bare(innerType) : schema;
};

/** Whether something must be given: neither optional nor with a default. */
const isRequired = (schema: z.core.$ZodType) => definitionOf(schema).innerType === undefined;

/** The schema of what is inside of a value; undefined where that may be of several kinds. */
export function schemaAt(
  schema: z.core.$ZodType | undefined,
  path: readonly (string | number)[],
): z.core.$ZodType | undefined {
  const [first, ...rest] = path;
  if (!schema || first === undefined) return schema && bare(schema);
  const { element, valueType, shape } = definitionOf(bare(schema));
  const inner =
    element ?? valueType ?? (shape && Object.hasOwn(shape, first) ? shape[first] : undefined);
  return schemaAt(inner, rest);
}

/** Whether the entries of a list have names inside. */
export function isListOfObjects(schema: z.core.$ZodType): boolean {
  const { element } = definitionOf(bare(schema));
  return element !== undefined && definitionOf(bare(element)).shape !== undefined;
}

/** The names of what an object has to hold, or of all it may hold where nothing is asked for. */
function namesOf(shape: Readonly<Record<string, z.core.$ZodType>>): string[] {
  const names = Object.keys(shape);
  const required = names.filter((name) => shape[name] && isRequired(shape[name]));
  return required.length > 0 ? required : names.slice(0, 1);
}

/**
 * What a value looks like where it is written, its own words left out: `"…"`, `{ en: …, pl: … }`, `[…]`.
 * @param notation Texts in the properties of a tag stand in quotation marks.
 */
export function exampleOf(schema: z.core.$ZodType, notation: Notation): string {
  const { type, element, shape, entries } = definitionOf(bare(schema));
  if (element) return `[${exampleOf(element, notation)}]`;
  if (shape) {
    const inner = namesOf(shape).map(
      (name) => `${name}: ${exampleOf(shape[name] as z.core.$ZodType, notation)}`,
    );
    return `{ ${inner.join(', ')} }`;
  }
  const isText = type === 'string' || entries !== undefined;
  return isText && notation === 'tag' ? '"…"' : '…';
}

/**
 * A value with its name, as a writer writes them: `heading="…"`, `bio: { en: …, pl: … }`.
 * @param name Name of the property or key; without one, only the value is written.
 * @param isInside Whether it is within a property, where names end in a colon.
 */
export function exampleAt(
  name: string,
  schema: z.core.$ZodType,
  notation: Notation,
  isInside = false,
): string {
  const example = exampleOf(schema, notation);
  if (name === '') return example;
  if (notation === 'yaml' || isInside) return `${name}: ${example}`;
  return example === '"…"' ? `${name}=${example}` : `${name}={${example}}`;
}

/** The names inside of an object; undefined for all else, and where they are free. */
export const namesIn = (schema: z.core.$ZodType | undefined): readonly string[] | undefined => {
  const { shape } = schema ? definitionOf(bare(schema)) : {};
  return shape && Object.keys(shape);
};

/** The key of an object, inside of which a name belongs: `meta` for `keywords`. */
export const homeOf = (name: string, schema: z.core.$ZodType | undefined): string | undefined => {
  const { shape = {} } = schema ? definitionOf(bare(schema)) : {};
  return Object.keys(shape).find((key) => namesIn(shape[key])?.includes(name));
};
