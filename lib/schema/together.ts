import { z } from 'zod';

/** Which fields a field asks for, as JSON Schema says it (draft 7, `dependencies`). */
export type Dependencies = Readonly<Record<string, readonly string[]>>;

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
      // A name that is misspelt is told by itself; it is most likely the partner that is missed here.
      if (context.issues.some(({ code }) => code === 'unrecognized_keys')) return;
      for (const { name, partner } of lacking(value, dependencies)) {
        const message = `expected \`${partner}\` beside it, found none: give both, or neither`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .meta({ dependencies });
}
