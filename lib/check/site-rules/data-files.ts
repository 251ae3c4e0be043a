import type { z } from 'zod';
import { isLocale } from '@/lib/i18n/locales';
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
import { placeholderNames, placeholderValue } from '@/lib/site/placeholders';
import { languageOfData, readDataFile } from '../facts/data-file';
import { schemaFindings, type YamlFacts } from '../facts/yaml-facts';
import { hiddenCharacters, hiddenInValue } from '../hidden-characters';
import { placeholderFaults } from '../placeholder-faults';
import type { Finding, SiteRule } from '../rule';
import type { Source } from '../source';
import { textsIn } from '../texts-in';

/** What a data file has to look like; files that no part of the site reads have no schema. */
const schemas: readonly { fits: (file: string) => boolean; schema?: z.ZodType; keys?: string[] }[] =
  [
    { fits: (file) => file === 'data/certificates.yaml', schema: certificatesSchema },
    { fits: (file) => file === 'data/clients.yaml', schema: clientLogoSets },
    { fits: (file) => file === 'data/downloads.yaml', schema: downloadsSchema },
    { fits: (file) => file === 'data/facts.yaml', schema: factsSchema },
    { fits: (file) => file === 'data/glossary.yaml', schema: glossarySchema },
    { fits: (file) => file === 'data/jobs.yaml', schema: jobsSchema },
    { fits: (file) => file === 'data/menu.yaml', schema: menuSchema },
    { fits: (file) => file === 'data/people.yaml', schema: peopleSchema },
    { fits: (file) => file === 'data/tags.yaml', schema: tagsSchema },
    {
      fits: (file) => /(^|\/)_section\.yaml$/.test(file),
      schema: sectionSchema,
      keys: Object.keys(sectionSchema.shape),
    },
    { fits: (file) => /^data\/[^/]+\.yaml$/.test(file) },
  ];

/** Data files whose texts are not filled: what they say is about the words of other texts. */
const unfilled = new Set(['data/facts.yaml', 'data/glossary.yaml']);

/** Facts that languages write differently, in texts that all of them show: no way of writing is right in both. */
function factsWithoutLanguage(file: string, yaml: YamlFacts): Finding[] {
  if (unfilled.has(file) || languageOfData(file) !== 'shared') return [];
  const names = placeholderNames().filter((name) => placeholderValue(name, 'shared') === undefined);
  return textsIn(yaml.raw)
    .filter(({ path }) => !path.some(isLocale))
    .flatMap(({ path, text }) =>
      names
        .map((name) => `{${name}}`)
        .filter((at) => text.includes(at))
        .map((at) => ({
          offset: yaml.placeOf(path, at),
          message: `\`${at}\` stands in a text that all languages show, and each of them writes it its own way: expected the value itself, or a fact that is written alike everywhere`,
        })),
    );
}

/** Braces around words that stand for nothing. */
const misspeltPlaceholders = (yaml: YamlFacts): Finding[] =>
  textsIn(yaml.raw).flatMap(({ path, text }) =>
    placeholderFaults(text).map(({ message, at }) => ({
      offset: yaml.placeOf(path, at),
      message,
    })),
  );

/** Entries called `__proto__`, which every reader leaves out: it would change what all others inherit. */
function unreadKeys(yaml: YamlFacts): Finding[] {
  const { raw } = yaml;
  if (raw === null || typeof raw !== 'object' || !Object.hasOwn(raw, '__proto__')) return [];
  const message =
    '`__proto__` is no name, and nothing reads what stands below it: expected another';
  return [{ offset: yaml.keyOffset(['__proto__']) ?? 0, message }];
}

/** What is wrong with a data file. */
function faultsOf({ file, text, fault }: Source, yaml: YamlFacts): Finding[] {
  if (fault) return [fault];
  const kind = schemas.find(({ fits }) => fits(file));
  if (!kind) return [];
  const hidden = [
    ...hiddenCharacters(text),
    ...hiddenInValue(yaml.raw, text, (path) => yaml.valueOffset(path) ?? 0),
  ];
  const unread = [
    ...yaml.syntax,
    ...yaml.swallowed,
    ...misspeltPlaceholders(yaml),
    ...factsWithoutLanguage(file, yaml),
    ...hidden,
  ];
  if (yaml.data === undefined || !kind.schema) return unread;
  const { unknownKeys, badValues } = schemaFindings(yaml, kind.schema, file, kind.keys);
  const unreadNames = unknownKeys.length > 0 ? [] : unreadKeys(yaml);
  return [...unread, ...unknownKeys, ...unreadNames, ...badValues];
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
          return faultsOf(source, yaml).map(({ offset, ...found }) => ({
            file,
            ...source.at(offset),
            ...found,
          }));
        }),
  },
];
