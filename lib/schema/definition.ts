import type { z } from 'zod';

/** What zod keeps of a schema, as far as fields and reference tables are made of it. */
type Definition = {
  type: string;
  /** The schema below `optional` and `default`. */
  innerType?: z.core.$ZodType;
  defaultValue?: unknown;
  /** The schema of a list's entries. */
  element?: z.core.$ZodType;
  /** The values of an enumeration. */
  entries?: Record<string, string>;
  /** The members of a union. */
  options?: z.core.$ZodType[];
  /** The values of a literal. */
  values?: unknown[];
};

/** The definition behind a schema. */
export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition;
