import type { BlockSchema } from './block';

/** Blocks that serve the same end, in the order in which the gallery shows them. */
export const blockGroups = [
  'Frame of a page',
  'Text and tables',
  'Lists and steps',
  'Folding and choosing',
  'Carousels and logos',
  'Charts and diagrams',
  'Pictures and video',
  'Cards that lead on',
  'People, contact and jobs',
] as const;

/** What the `schema.ts` of a folder of `components/blocks` exports: a schema for each tag. */
export type FolderModule = Readonly<Record<string, BlockSchema>>;

/** The schemas of one folder: the block of the folder's name with its child tags, then the other blocks with theirs. */
export type FolderSchemas = readonly [BlockSchema, ...BlockSchema[]];

/** `FeatureList` lives in the folder `feature-list`. */
const folderOf = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

function schemasOf(folder: string, exported: FolderModule): FolderSchemas {
  const all = Object.values(exported);
  const block = all.find(({ name }) => folderOf(name) === folder);
  if (!block)
    throw new Error(`components/blocks/${folder}/schema.ts: expected the schema of its own block`);
  const childrenOf = ({ name }: BlockSchema): BlockSchema[] =>
    all.filter(({ parent }) => parent === name).flatMap((child) => [child, ...childrenOf(child)]);
  const others = all.filter((schema) => schema !== block && !schema.parent);
  return [
    block,
    ...childrenOf(block),
    ...others.flatMap((schema) => [schema, ...childrenOf(schema)]),
  ];
}

/**
 * The schemas of all folders of `components/blocks`.
 * @throws when a folder has no schema of its own block.
 */
export const schemasByFolder = (
  modules: Readonly<Record<string, FolderModule>>,
): ReadonlyMap<string, FolderSchemas> =>
  new Map(
    Object.entries(modules).map(([folder, exported]) => [folder, schemasOf(folder, exported)]),
  );

/**
 * The schemas of all folders by the name of the tag.
 * @throws when two folders have a tag of the same name.
 */
export function schemasByTag(
  folders: ReadonlyMap<string, FolderSchemas>,
): ReadonlyMap<string, BlockSchema> {
  const byTag = new Map<string, BlockSchema>();
  for (const [folder, schemas] of folders) {
    for (const schema of schemas) {
      if (byTag.has(schema.name))
        throw new Error(`components/blocks/${folder}: another block has a tag <${schema.name}>`);
      byTag.set(schema.name, schema);
    }
  }
  return byTag;
}

/**
 * The components of all folders by the name of the tag.
 * @param modules What the component file of each folder exports, under the names of the tags.
 * @param componentOf Makes the component of a block whose schema says all there is to say: its folder needs none.
 * @throws when a tag has a schema but no component.
 */
export function componentsByTag(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  folders: ReadonlyMap<string, FolderSchemas>,
  componentOf: (schema: BlockSchema) => unknown,
): Readonly<Record<string, unknown>> {
  const tags = [...folders].flatMap(([folder, schemas]) =>
    schemas.map((schema) => {
      const { name } = schema;
      const component = modules[folder]?.[name] ?? componentOf(schema);
      if (!component)
        throw new Error(
          `components/blocks/${folder}/${folder}.tsx: expected the component ${name}`,
        );
      return [name, component] as const;
    }),
  );
  return Object.fromEntries(tags);
}
