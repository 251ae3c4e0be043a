import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { certificatesSchema } from '@/lib/schema/data/certificates';
import { clientLogoSets } from '@/lib/schema/data/clients';
import { downloadsSchema } from '@/lib/schema/data/downloads';
import { jobsFile, jobsLanguage, jobsSchema } from '@/lib/schema/data/jobs';
import { menuSchema } from '@/lib/schema/data/menu';
import { peopleSchema } from '@/lib/schema/data/people';
import { tagsSchema } from '@/lib/schema/data/tags';
import { fillPlaceholdersDeep, type TextLanguage } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import type { Catalogue } from './list-pages';
import { warsawDayOf } from './visibility';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A build reads each file once, however many cards name people or subjects; nothing changes while it runs. */
const kept = process.env.NODE_ENV === 'production' ? new Map<string, unknown>() : undefined;

/** Entries by their ids inherit nothing: nobody is called `constructor` unless the file says so. */
function withoutInherited<Data>(data: Data): Data {
  const isPlain = data !== null && typeof data === 'object' && !Array.isArray(data);
  return isPlain ? Object.assign(Object.create(null), data) : data;
}

/**
 * Reads a shared data file.
 * @param name File name below `content/data`.
 * @param empty What stands for the file in a tree of content that has none.
 * @param language Of the texts that do not stand below a key `en` or `pl`.
 * @param directory The content folder.
 * @throws ZodError when the file breaks its schema; in development it is as it was last, and pages show its mistakes.
 */
function readData<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  empty: z.input<Schema>,
  language: TextLanguage,
  directory = contentDirectory,
): z.output<Schema> {
  const file = path.join(directory, 'data', name);
  const known = kept?.get(file);
  if (known) return known as z.output<Schema>;
  const read = () => {
    const data = existsSync(file) ? parse(readFileSync(file, 'utf8')) : empty;
    return withoutInherited(schema.parse(fillPlaceholdersDeep(data, language)));
  };
  if (isDevelopment) return lastSound(file, read, () => withoutInherited(schema.parse(empty)));
  const value = read();
  kept?.set(file, value);
  return value;
}

/** Survives the reloading of modules in development. */
const memory = globalThis as { soundData?: Map<string, unknown> };

/** What a file says, or said before it was broken; nothing where it never was sound. */
function lastSound<Value>(file: string, read: () => Value, nothing: () => Value): Value {
  memory.soundData ??= new Map();
  try {
    const value = read();
    memory.soundData.set(file, value);
    return value;
  } catch {
    return memory.soundData.has(file) ? (memory.soundData.get(file) as Value) : nothing();
  }
}

export const readMenu = () => readData('menu.yaml', menuSchema, [], 'shared');
/**
 * Positions that can still be applied for.
 * @param now The moment the site shows; a position is open to the end of its last day in Warsaw.
 * @param directory The content folder.
 */
export const readJobs = (now: Date, directory?: string) =>
  readData(jobsFile, jobsSchema, [], jobsLanguage, directory).filter(
    ({ validThrough }) => validThrough >= warsawDayOf(now),
  );
export const readPeople = () => readData('people.yaml', peopleSchema, {}, 'shared');
export const readClients = () => readData('clients.yaml', clientLogoSets, {}, 'shared');
export const readCertificates = () =>
  readData('certificates.yaml', certificatesSchema, {}, 'shared');
export const readDownloads = () => readData('downloads.yaml', downloadsSchema, {}, 'shared');
export const readTags = () => readData('tags.yaml', tagsSchema, {}, 'shared');

/**
 * Subjects and people, of which the registry makes pages.
 * @param directory The content folder.
 */
export const readCatalogue = (directory?: string): Catalogue => ({
  tags: readData('tags.yaml', tagsSchema, {}, 'shared', directory),
  people: readData('people.yaml', peopleSchema, {}, 'shared', directory),
});
