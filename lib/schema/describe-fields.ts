import { z } from 'zod';

/** What zod keeps of a schema, as far as fields and reference tables are made of it. */
type Definition = {
  type: string;
  /** The schema below `optional` and `default`. */
  innerType?: z.core.$ZodType;
  defaultValue?: unknown;
  /** The schema of a list's entries. */
  element?: z.core.$ZodType;
  /** The schema of a record's keys. */
  keyType?: z.core.$ZodType;
  /** The schema of a record's values. */
  valueType?: z.core.$ZodType;
  /** The schemas of an object's keys. */
  shape?: Record<string, z.core.$ZodType>;
  /** The values of an enumeration. */
  entries?: Record<string, string>;
  /** The members of a union. */
  options?: z.core.$ZodType[];
  /** The values of a literal. */
  values?: unknown[];
};

/** The definition behind a schema. */
export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition;

/** Which fields a field asks for, as JSON Schema says it (draft 7, `dependencies`). */
type Dependencies = Readonly<Record<string, readonly string[]>>;

/** What the fields of a schema ask for beside themselves. */
export const dependenciesOf = (schema: z.core.$ZodType): Dependencies =>
  (z.globalRegistry.get(schema)?.['dependencies'] as Dependencies | undefined) ?? {};

/** A field that is given without one it asks for. */
function lacking(value: Record<string, unknown>, dependencies: Dependencies) {
  return Object.entries(dependencies).flatMap(([name, partners]) =>
    value[name] === undefined
      ? []
      : partners
          .filter((partner) => value[partner] === undefined)
          .map((partner) => ({ name, partner })),
  );
}

/**
 * Declares fields that make sense only together, such as the label and the address of a button. One of
 * them without the others is a mistake at the one that is there. All of them are optional and have no
 * default, since a default is always there.
 * @param schema Properties of a block, frontmatter, or an entity; extend it before, not afterwards.
 * @param groups Names of fields that belong together.
 */
export function together<Schema extends z.ZodObject>(
  schema: Schema,
  ...groups: (keyof Schema['shape'] & string)[][]
): Schema {
  const dependencies: Dependencies = Object.fromEntries(
    groups.flatMap((group) =>
      group.map((name) => [name, group.filter((partner) => partner !== name)]),
    ),
  );
  return schema
    .superRefine((value, context) => {
      // A name that is misspelt is reported by itself; it is most likely the partner that is missed here.
      if (context.issues.some(({ code }) => code === 'unrecognized_keys')) return;
      for (const { name, partner } of lacking(value, dependencies)) {
        const message = `expected \`${partner}\` beside it, found none: give both, or neither`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .meta({ dependencies });
}

/** A field as the handbook shows it. */
type FieldRow = {
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

/** The schema below `optional` and `default`. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema);
  return innerType ? innermost(innerType) : schema;
}

/** The schema of an object below `optional` and `default`; undefined for all else. */
export function objectOf(schema: z.core.$ZodType): z.ZodObject | undefined {
  const inner = innermost(schema);
  return definitionOf(inner).type === 'object' ? (inner as z.ZodObject) : undefined;
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
