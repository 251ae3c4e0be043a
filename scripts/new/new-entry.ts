import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { kebabOf } from '@/lib/check/rules/files/folder-name';
import { warsawDayOf } from '@/lib/content/visibility';
import { downloadPath } from '@/lib/downloads/download-file';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type DataFileName, dataFiles } from '@/lib/schema/data-files';
import { definitionOf, objectOf } from '@/lib/schema/describe-fields';
import { UsageError } from '@/scripts/command';
import { type Answers, type Field, fieldsOf, readAnswers } from './fields';
import type { Place, Plan } from './plan';

/** A kind of entry: its file, what its id is made of, or in which of several lists it stands. */
type EntryKind = {
  file: DataFileName;
  /** The answer that the id follows from, where nobody gives one. */
  idFrom?: string;
  /** What the lists of the file are called, of which an entry is in one. */
  list?: string;
  /** Fields that the schema leaves open and an entry makes no sense without. */
  asked?: readonly string[];
};

/** The kinds of entries by their names. What an entry consists of follows from the schema of its file. */
export const entryKinds = {
  job: { file: 'jobs' },
  person: { file: 'people', idFrom: 'name' },
  client: { file: 'clients', idFrom: 'name' },
  certificate: { file: 'certificates', idFrom: 'standard' },
  download: { file: 'downloads', idFrom: 'name.en' },
  fact: { file: 'facts', asked: ['value'] },
  tag: { file: 'tags', idFrom: 'name.en' },
  term: { file: 'glossary', idFrom: 'en.term' },
  word: { file: 'words', list: 'language' },
} as const satisfies Record<string, EntryKind>;

export type EntryKindName = keyof typeof entryKinds;

/** The name of the only field of an entry that is a text and no object. */
const single = 'text';

const inner = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType } = definitionOf(schema);
  return innerType ? inner(innerType) : schema;
};

/** The schema of one entry of a file. */
function entrySchema({ file, list }: EntryKind): z.core.$ZodType {
  const definition = definitionOf(dataFiles[file].schema);
  const [first] = Object.values(definition.shape ?? {});
  const lists = list && first ? definitionOf(inner(first)).element : undefined;
  const schema = lists ?? definition.valueType ?? definition.element;
  if (!schema) throw new Error(`${file}.yaml is neither a list nor entries by their ids`);
  return schema;
}

/** The lists of a file of which an entry is in one. */
const listsOf = ({ file }: EntryKind) =>
  Object.keys(definitionOf(dataFiles[file].schema).shape ?? {}) as [string, ...string[]];

/** Whether entries are known by an id. */
const hasId = (kind: EntryKind) =>
  definitionOf(dataFiles[kind.file].schema).valueType !== undefined;

/**
 * What has to be said before an entry can be written.
 * @param now Positions are open from this day on.
 */
export function entryFields(name: EntryKindName, now: Date): Field[] {
  const kind: EntryKind = entryKinds[name];
  const schema = entrySchema(kind);
  const object = objectOf(schema);
  const today: Readonly<Record<string, string>> = { posted: warsawDayOf(now) };
  const own: Field[] = object
    ? fieldsOf(object).map((field) => ({
        ...field,
        isRequired: field.isRequired || (kind.asked ?? []).includes(field.name),
        preset: today[field.name],
      }))
    : [
        {
          name: single,
          sentence: 'The entry itself.',
          schema: schema as z.ZodType,
          isRequired: true,
        },
      ];
  const list: Field[] = kind.list
    ? [
        {
          name: kind.list,
          sentence: 'The list in which it stands.',
          schema: z.enum(listsOf(kind)),
          isRequired: true,
        },
      ]
    : [];
  // The names of files follow from the entry; what is asked for is where the PDFs are now.
  if (name !== 'download') return [...list, ...own];
  const files = locales.map(
    (locale): Field => ({
      name: `pdf.${locale}`,
      sentence: `Path of the PDF in ${locale}; it is copied into public/downloads.`,
      schema: z.string().refine((file) => existsSync(file), {
        error: ({ input }) => `there is no file ${input}`,
      }),
      isRequired: true,
    }),
  );
  return [...own.filter((field) => !field.name.startsWith('file.')), ...files];
}

/** An entry as YAML, as a list or an object has it. */
const written = (value: unknown) => stringify(value, { lineWidth: 0 });

const endWithBreak = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** Puts an entry at the end of one of the lists of a file, and leaves all else in the file as it is. */
function intoList(text: string, list: string, entry: unknown): string {
  const { contents } = parseDocument(text);
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === list)
    : undefined;
  const value = pair?.value;
  if (!isSeq(value) || value.flow) {
    const known: unknown[] = isSeq(value) ? value.toJSON() : [];
    const block = written({ [list]: [...known, entry] });
    const from = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
    if (from === undefined) return endWithBreak(text) + block;
    const end = text.indexOf('\n', (value as { range?: number[] } | null)?.range?.[1] ?? from);
    return text.slice(0, from) + block + (end < 0 ? '' : text.slice(end + 1));
  }
  const [, end = text.length] =
    (value.items.at(-1) as { range?: number[] } | undefined)?.range ?? [];
  const line = text.indexOf('\n', end - 1);
  const at = line < 0 ? text.length : line + 1;
  const first = (value.items[0] as { range?: number[] } | undefined)?.range?.[0] ?? 0;
  const dash = text.lastIndexOf('\n', first - 1) + 1;
  const indent = /^ */.exec(text.slice(dash))?.[0] ?? '';
  const block = written([entry]).replace(/^(?=.)/gm, indent);
  return endWithBreak(text.slice(0, at)) + block + text.slice(at);
}

/** The files of a download, under the names that follow from its id. */
function pdfFiles(
  id: string,
  answers: Answers,
  { publicFiles }: Place,
): { names: Record<Locale, string>; files: [string, Uint8Array][] } {
  const names = Object.fromEntries(
    locales.map((locale) => [locale, `${id}.${locale}.pdf`]),
  ) as Record<Locale, string>;
  const files = locales.map((locale): [string, Uint8Array] => {
    const target = downloadPath(names[locale], publicFiles);
    if (existsSync(target))
      throw new UsageError(`There is a file public/downloads/${names[locale]} already`);
    return [target, readFileSync(answers[`pdf.${locale}`] ?? '')];
  });
  return { names, files };
}

/**
 * Plans an entry of a data file.
 * @param id Its key, where entries have one; what it is called without it.
 * @throws UsageError when an answer is lacking or wrong, or the entry is there already.
 */
export function planEntry(
  name: EntryKindName,
  { id: given, answers }: { id?: string; answers: Answers },
  place: Place,
): Plan {
  const kind: EntryKind = entryKinds[name];
  const fields = entryFields(name, place.now);
  const { pdf: _paths, ...values } = readAnswers(fields, answers);
  const file = path.join(place.directory, 'data', `${kind.file}.yaml`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known: unknown = parse(text) ?? undefined;

  const plan = (changed: string, more: readonly [string, Uint8Array][] = []): Plan => {
    const { error } = dataFiles[kind.file].schema.safeParse(parse(changed));
    const [issue] = error?.issues ?? [];
    if (issue) throw new UsageError(`${issue.path.join('.')}: ${issue.message}`);
    return {
      files: new Map<string, string | Uint8Array>([...more, [file, changed]]),
      next: ['Next: npm run check'],
    };
  };
  if (kind.list) {
    const { [kind.list]: list, ...rest } = values;
    const entry = single in rest ? rest[single] : rest;
    const lists = Object.values((known ?? {}) as Record<string, unknown[]>).flat();
    const nameOf = (one: unknown) =>
      typeof one === 'string' ? one : (one as { alt?: string } | null)?.alt;
    if (lists.some((one) => nameOf(one) === nameOf(entry)))
      throw new UsageError(`"${nameOf(entry)}" is in content/data/${kind.file}.yaml already`);
    return plan(intoList(text, String(list), entry));
  }
  if (!hasId(kind)) return plan(endWithBreak(text) + written([values]));
  const id = given ?? kebabOf(answers[kind.idFrom ?? ''] ?? '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(
      `expected an id of lower-case letters, digits and hyphens, found "${id}": npm run new ${name} <id>`,
    );
  if (known !== null && typeof known === 'object' && Object.hasOwn(known, id))
    throw new UsageError(`"${id}" is in content/data/${kind.file}.yaml already`);
  if (name !== 'download') return plan(endWithBreak(text) + written({ [id]: values }));
  const { names, files } = pdfFiles(id, answers, place);
  const result = plan(endWithBreak(text) + written({ [id]: { ...values, file: names } }), files);
  return {
    ...result,
    next: [
      `Next: show it with <DownloadCard download="${id}" />, then npm run check`,
      `Keep the text that the PDFs are printed from in scripts/downloads/texts/${id}.<language>.html`,
    ],
  };
}
