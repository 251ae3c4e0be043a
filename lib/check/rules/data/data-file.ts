import { z } from 'zod';
import {
  languageOfData,
  type PlacedYaml,
  readDataFile,
  schemaFindings,
} from '@/lib/check/extract/yaml';
import { hiddenCharacters, hiddenInValue } from '@/lib/check/hidden-characters';
import { placedFaults } from '@/lib/check/placeholder-faults';
import type { Finding } from '@/lib/check/problem';
import type { SharedRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import type { Source } from '@/lib/content/source';
import { isLocale } from '@/lib/i18n/locales';
import { sectionSchema } from '@/lib/schema/data/section';
import { dataFileOf } from '@/lib/schema/data-files';
import { placeholderNames, placeholderValue } from '@/lib/site/placeholders';

/** The schema a file of data is held against; undefined for files that are none. */
function schemaOf(file: string): z.ZodType | undefined {
  if (/(^|\/)_section\.yaml$/.test(file)) return sectionSchema;
  // What nothing reads is reported by its name (file-name); it has to be YAML all the same.
  return dataFileOf(file)?.schema ?? (/^data\/[^/]+\.yaml$/.test(file) ? z.unknown() : undefined);
}

/** Words in braces that mean nothing, or in a text of all languages what each of them writes its own way. */
function placeholdersIn({ file, text: source }: Source, yaml: PlacedYaml): Finding[] {
  const isShared = languageOfData(file) === 'shared' && !dataFileOf(file)?.isVerbatim;
  const ofLanguages = placeholderNames()
    .filter((name) => placeholderValue(name, 'shared') === undefined)
    .map((name) => `{${name}}`);
  return textsIn(yaml.raw).flatMap(({ path, text }) => {
    const valueOffset = yaml.valueOffset(path);
    const isForAll = isShared && text.includes('{') && !path.some(isLocale);
    const unfit = isForAll ? ofLanguages.filter((at) => text.includes(at)) : [];
    return [
      ...placedFaults(text, valueOffset, source),
      ...unfit.map((at) => ({
        offset: Math.max(valueOffset, source.indexOf(at, valueOffset)),
        message: `\`${at}\` is in a text that all languages show, and each of them writes it its own way: expected the value itself, or a fact that is written alike everywhere`,
      })),
    ];
  });
}

/** Entries called `__proto__`, which every reader leaves out: it would change what all others inherit. */
function unreadKeys(yaml: PlacedYaml): Finding[] {
  const { raw } = yaml;
  if (raw === null || typeof raw !== 'object' || !Object.hasOwn(raw, '__proto__')) return [];
  const message = '`__proto__` is no name, and nothing reads what is below it: expected another';
  return [{ offset: yaml.keyOffset(['__proto__']), message }];
}

/** What is wrong with a data file. */
function faultsOf(source: Source, yaml: PlacedYaml): Finding[] {
  const { file, text, fault } = source;
  if (fault) return [fault];
  const schema = schemaOf(file);
  if (!schema) return [];
  const hidden = [...hiddenCharacters(text), ...hiddenInValue(yaml.raw, text, yaml.valueOffset)];
  const unread = [...yaml.syntax, ...yaml.ignored, ...placeholdersIn(source, yaml), ...hidden];
  if (yaml.data === undefined) return unread;
  const { unknownKeys, badValues } = schemaFindings(yaml, schema, file);
  const unreadNames = unknownKeys.length > 0 ? [] : unreadKeys(yaml);
  return [...unread, ...unknownKeys, ...unreadNames, ...badValues];
}

/** Rules about data that pages share. */
export const dataFile: SharedRule = {
  name: 'data-file',
  severity: 'error',
  summary:
    'Files in data/ and every `_section.yaml` can be read, and have the keys and values that the site expects of them.',
  remedy: 'Give the key or value in the form the message names.',
  checkShared: ({ directory, files }) =>
    files.filter(schemaOf).flatMap((file) => {
      const { source, yaml } = readDataFile(directory, file);
      return faultsOf(source, yaml).map(({ offset, ...found }) => ({
        file,
        ...source.at(offset),
        ...found,
      }));
    }),
};
