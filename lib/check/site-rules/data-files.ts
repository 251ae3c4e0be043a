import type { z } from 'zod';
import { menuSchema } from '@/lib/schema/menu';
import { peopleSchema } from '@/lib/schema/people';
import { sectionSchema } from '@/lib/schema/section';
import { readDataFile } from '../facts/data-file';
import { schemaFindings, type YamlFacts } from '../facts/yaml-facts';
import type { Finding, SiteRule } from '../rule';

/** What a data file has to look like; files that no part of the site reads have no schema. */
const schemas: readonly { fits: (file: string) => boolean; schema?: z.ZodType; keys?: string[] }[] =
  [
    { fits: (file) => file === 'data/menu.yaml', schema: menuSchema },
    { fits: (file) => file === 'data/people.yaml', schema: peopleSchema },
    {
      fits: (file) => /(^|\/)_section\.yaml$/.test(file),
      schema: sectionSchema,
      keys: Object.keys(sectionSchema.shape),
    },
    { fits: (file) => /^data\/[^/]+\.yaml$/.test(file) },
  ];

/** What is wrong with a data file. */
function faultsOf(file: string, yaml: YamlFacts): Finding[] {
  const kind = schemas.find(({ fits }) => fits(file));
  if (!kind) return [];
  if (yaml.syntax.length > 0 || !kind.schema) return yaml.syntax;
  const { unknownKeys, badValues } = schemaFindings(yaml, kind.schema, file, kind.keys);
  return [...unknownKeys, ...badValues];
}

/** Rules about data that pages share. */
export const dataFileRules: SiteRule[] = [
  {
    name: 'data-file',
    severity: 'error',
    summary: 'Files in data/ and every `_section.yaml` are YAML of the form their readers expect.',
    remedy: 'Give the key or value in the form the message names.',
    check: ({ directory, files }) =>
      files
        .filter((file) => schemas.some(({ fits }) => fits(file)))
        .flatMap((file) => {
          const { source, yaml } = readDataFile(directory, file);
          return faultsOf(file, yaml).map(({ offset, message }) => ({
            file,
            ...source.at(offset),
            message,
          }));
        }),
  },
];
