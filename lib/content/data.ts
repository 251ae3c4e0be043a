import path from 'node:path';
import { parse } from 'yaml';
import { isPlainFile } from '@/lib/files/file-tree';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { type DataFile, type DataFileName, type DataOf, dataFiles } from '@/lib/schema/data-files';
import { definitionOf } from '@/lib/schema/describe-fields';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { currentText } from './current-tree';
import { lastSound } from './last-sound';
import type { Catalogue } from './list-pages';
import { readText } from './source';
import { warsawDayOf } from './visibility';

/** Each file as it was read last, and the texts it was made of: its own, and those whose values stand in it. */
const kept = new Map<string, { texts: string; data: unknown }>();

/** Entries by their ids inherit nothing: nobody is called `constructor` unless the file says so. */
function withoutInherited<Data>(data: Data): Data {
  const isPlain = data !== null && typeof data === 'object' && !Array.isArray(data);
  return isPlain ? Object.assign(Object.create(null), data) : data;
}

/**
 * Reads a data file.
 * @param name Its name in `content/data`, without `.yaml`; a content folder without the file has no entries.
 * @param directory The content folder.
 * @throws YAMLParseError when the file is no YAML, and ZodError when it breaks its schema; in development it is as it was last, and pages show its mistakes.
 */
export function readData<Name extends DataFileName>(
  name: Name,
  directory = contentDirectory,
): DataOf<Name> {
  const file = path.join(directory, 'data', `${name}.yaml`);
  const known = kept.get(file);
  // A build renders all pages with the file as it was read once, however many cards name people or subjects.
  if (known && process.env.NODE_ENV === 'production') return known.data as DataOf<Name>;
  const text = isPlainFile(file) ? readText(file) : undefined;
  const texts = [text, currentText('facts.yaml'), currentText('prices.yaml')].join('\0');
  if (known?.texts === texts) return known.data as DataOf<Name>;
  const { schema, language = 'shared', isVerbatim }: DataFile = dataFiles[name];
  const empty = definitionOf(schema).type === 'array' ? [] : {};
  const typed = (written: unknown) => {
    const filled = isVerbatim ? written : fillPlaceholdersDeep(written, language);
    return withoutInherited(schema.parse(withPartialLanguages(filled)));
  };
  const data = lastSound(
    file,
    () => typed(text === undefined ? empty : parse(text)),
    process.env.NODE_ENV === 'development' ? () => typed(empty) : undefined,
  );
  kept.set(file, { texts, data });
  return data as DataOf<Name>;
}

/**
 * Positions that can still be applied for.
 * @param now The moment the site shows; a position is open to the end of its last day in Warsaw.
 * @param directory The content folder.
 */
export const readOpenJobs = (now: Date, directory?: string) =>
  readData('jobs', directory).filter(({ validThrough }) => validThrough >= warsawDayOf(now));

/**
 * Subjects and people, of which the registry makes pages.
 * @param directory The content folder.
 */
export const readCatalogue = (directory?: string): Catalogue => ({
  tags: readData('tags', directory),
  people: readData('people', directory),
});
