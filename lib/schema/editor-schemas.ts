import { z } from 'zod';
import { certificatesSchema } from '@/lib/schema/data/certificates';
import { clientLogoSets } from '@/lib/schema/data/clients';
import { downloadsSchema } from '@/lib/schema/data/downloads';
import { factsSchema } from '@/lib/schema/data/facts';
import { glossarySchema } from '@/lib/schema/data/glossary';
import { jobsSchema } from '@/lib/schema/data/jobs';
import { menuSchema } from '@/lib/schema/data/menu';
import { peopleSchema } from '@/lib/schema/data/people';
import { sectionSchema } from '@/lib/schema/data/section';
import { tagsSchema } from '@/lib/schema/data/tags';
import { documentTypes } from './document-types';

/** A JSON Schema for editors: the name of its file, and the files it describes. */
export type EditorSchema = {
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
  { name: 'certificates', files: ['content/data/certificates.yaml'], schema: certificatesSchema },
  { name: 'clients', files: ['content/data/clients.yaml'], schema: clientLogoSets },
  { name: 'downloads', files: ['content/data/downloads.yaml'], schema: downloadsSchema },
  { name: 'facts', files: ['content/data/facts.yaml'], schema: factsSchema },
  { name: 'glossary', files: ['content/data/glossary.yaml'], schema: glossarySchema },
  { name: 'jobs', files: ['content/data/jobs.yaml'], schema: jobsSchema },
  { name: 'menu', files: ['content/data/menu.yaml'], schema: menuSchema },
  { name: 'people', files: ['content/data/people.yaml'], schema: peopleSchema },
  { name: 'tags', files: ['content/data/tags.yaml'], schema: tagsSchema },
];

/** Formats that JSON Schema knows; ours (`link`, `person`) mean nothing to an editor. */
const knownFormats = new Set(['date']);

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
      if (jsonSchema.format && !knownFormats.has(jsonSchema.format)) delete jsonSchema.format;
      const message = jsonSchema.pattern && patternMessage(zodSchema);
      if (message) jsonSchema['patternErrorMessage'] = message;
    },
  });
  return { $schema, $comment: 'Written by npm run schemas.', ...rest };
}
