import { z } from 'zod';
import { sectionSchema } from './data/section';
import { dataFileNames, dataFiles } from './data-files';
import { documentTypes } from './document-types';

/** A JSON Schema for editors: the name of its file, and the files it describes. */
type EditorSchema = {
  name: string;
  /** Globs from the root of the repository; `!` takes files out again. */
  files: string[];
  schema: z.ZodType;
};

/** A document type's files are those of its pattern that no type before it has taken. */
const frontmatter: EditorSchema[] = documentTypes.map(({ name, pattern, schema }, index) => ({
  name: name.replace(/\B[A-Z]/g, '-$&').toLowerCase(),
  files: [
    `content/${pattern}`,
    ...documentTypes
      .slice(0, index)
      .filter(() => pattern.startsWith('**'))
      .map((earlier) => `!content/${earlier.pattern}`),
  ],
  schema,
}));

/** What editors are told about: the frontmatter of each document type, and the data files. */
export const editorSchemas: readonly EditorSchema[] = [
  ...frontmatter,
  { name: 'section', files: ['content/**/_section.yaml'], schema: sectionSchema },
  ...dataFileNames.map((name) => ({
    name,
    files: [`content/data/${name}.yaml`],
    schema: dataFiles[name].schema,
  })),
];

type PatternCheck = { _zod: { def: { pattern?: RegExp; error?: (issue: object) => unknown } } };

/** What a pattern of the schema says when a value does not fit it. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const checks = (schema._zod.def.checks ?? []) as unknown as PatternCheck[];
  const said = checks.find(({ _zod }) => _zod.def.pattern)?._zod.def.error?.({});
  return typeof said === 'string' ? said : undefined;
}

/**
 * The JSON Schema of what a writer gives, in the version that editors read (draft 7). Sentences come
 * along; so do the messages of patterns, under the key VS Code knows.
 */
export function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      if (message) jsonSchema['patternErrorMessage'] = message;
    },
  });
  return { $schema, $comment: 'Written by npm run schemas.', ...rest };
}
