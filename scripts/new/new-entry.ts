import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSeq, parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { kebabOf } from '@/lib/check/rules/files/file-name';
import { readText } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { localeSettings } from '@/lib/i18n/locales';
import { wordSchema, wordsSchema } from '@/lib/schema/data/words';
import { type DataFileName, dataFiles } from '@/lib/schema/data-files';
import { definitionOf, objectOf } from '@/lib/schema/describe-fields';
import { UsageError } from '@/scripts/command';
import { type Field, fieldsOf, readAnswers } from './fields';
import type { Kind, Place, Plan, Request } from './kind';

/** A file of entries, and what an entry's id follows from where nobody gives one. */
type EntryFile = { file: DataFileName; sentence: string; idFrom?: string };

const entryFiles: Readonly<Record<string, EntryFile>> = {
  job: { file: 'jobs', sentence: 'An open position' },
  person: { file: 'people', sentence: 'A person who writes or advises', idFrom: 'name' },
  client: { file: 'clients', sentence: 'A client’s logo or name', idFrom: 'name' },
  certificate: {
    file: 'certificates',
    sentence: 'A standard we are certified to',
    idFrom: 'standard',
  },
  download: { file: 'downloads', sentence: 'A PDF to take home', idFrom: 'name.en' },
  fact: { file: 'facts', sentence: 'A number that texts quote' },
  tag: { file: 'tags', sentence: 'A subject of posts', idFrom: 'name.en' },
  term: { file: 'glossary', sentence: 'What the trade calls a thing', idFrom: 'en.term' },
};

/** An entry of these files, as its schema says. */
function entryFields({ file }: EntryFile, now: Date): Field[] {
  const { valueType, element } = definitionOf(dataFiles[file].schema);
  const schema = valueType ?? element;
  const object = schema && objectOf(schema);
  if (!object) throw new Error(`${file}.yaml is neither a list nor entries by their ids`);
  const presets: Readonly<Record<string, string>> = { posted: warsawDayOf(now) };
  const fields = fieldsOf(object).map((field) => ({ ...field, preset: presets[field.name] }));
  // A fact may be a date or a text, which is written by hand; one that is asked for is a number.
  if (file === 'facts')
    return fields.map((field) => ({
      ...field,
      isRequired: field.isRequired || field.name === 'value',
    }));
  return fields;
}

const pathOf = (file: DataFileName, { directory }: Place) =>
  path.join(directory, 'data', `${file}.yaml`);

const textOf = (file: string) => (existsSync(file) ? readText(file) : '');

/** What a data file will say. Whether its schema takes it, the check says once it is written. */
const planFile = (file: string, text: string): Plan => ({
  files: new Map([[file, text]]),
  next: ['Next: npm run check'],
});

/** Plans an entry at the end of its file. */
function planEntry(entry: EntryFile, { name, answers }: Request, place: Place): Plan {
  const values = readAnswers(entryFields(entry, place.now), answers);
  const file = pathOf(entry.file, place);
  const text = textOf(file);
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const withEntry = (added: unknown) => planFile(file, start + stringify(added, { lineWidth: 0 }));
  if (definitionOf(dataFiles[entry.file].schema).valueType === undefined)
    return withEntry([values]);
  const id = name ?? kebabOf(answers[entry.idFrom ?? ''] ?? '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(
      `expected an id of lower-case letters, digits and hyphens before the flags, found "${id}"`,
    );
  if (Object.hasOwn((parse(text) as object | null) ?? {}, id))
    throw new UsageError(`"${id}" is in content/data/${entry.file}.yaml already`);
  return withEntry({ [id]: values });
}

/** The name of the language in which a file has its texts, where it is one only. */
function languageOf(file: DataFileName): string {
  const settings = dataFiles[file];
  return 'language' in settings ? `, in ${localeSettings[settings.language].name} only` : '';
}

const wordFields = fieldsOf(
  z.strictObject({
    language: z.enum(Object.keys(wordsSchema.shape)).describe('The list in which it stands.'),
    text: wordSchema.describe('The word itself.'),
  }),
);

/** Plans a word at the end of its list. */
function planWord({ answers }: Request, place: Place): Plan {
  const { language: list, text: word } = readAnswers(wordFields, answers);
  const file = pathOf('words', place);
  const words = parseDocument(textOf(file));
  const known = Object.values((words.toJS() as Record<string, string[]> | null) ?? {}).flat();
  if (known.includes(String(word)))
    throw new UsageError(`"${word}" is in content/data/words.yaml already`);
  const own = words.get(list);
  if (isSeq(own) && own.items.length > 0) own.add(word);
  else words.set(list, [word]);
  return planFile(file, words.toString({ lineWidth: 0 }));
}

/** The kinds of entries. What an entry consists of follows from the schema of its file. */
export const entryKinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    Object.entries(entryFiles).map(([kind, entry]) => [
      kind,
      {
        sentence: `${entry.sentence} (${entry.file}.yaml${languageOf(entry.file)})`,
        ...(kind !== 'job' && { name: '[<id>]' }),
        fields: (_languages, now) => entryFields(entry, now),
        plan: (request, place) => planEntry(entry, request, place),
      } satisfies Kind,
    ]),
  ),
  word: {
    sentence: 'A word for the spell check (words.yaml)',
    fields: () => wordFields,
    plan: planWord,
  },
};
