import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isPlainFile } from '@/lib/files/file-tree';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { type DataFile, type DataFileName, type DataOf, dataFiles } from '@/lib/schema/data-files';
import { definitionOf } from '@/lib/schema/describe-fields';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { currentText, lastSound } from './current-tree';
import type { Catalogue } from './list-pages';
import { warsawDayOf } from './visibility';

const isDevelopment = process.env.NODE_ENV === 'development';

/** A build renders pages with each file as it was read once, however many cards name people or subjects. */
const kept = process.env.NODE_ENV === 'production' ? new Map<string, unknown>() : undefined;

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
  const known = kept?.get(file);
  if (known) return known as DataOf<Name>;
  const { schema, language = 'shared', isVerbatim }: DataFile = dataFiles[name];
  const empty = definitionOf(schema).type === 'array' ? '[]' : '{}';
  const text = () => (isPlainFile(file) ? readFileSync(file, 'utf8') : empty);
  const parsed = (written: string) => {
    const data: unknown = parse(written);
    const filled = withPartialLanguages(isVerbatim ? data : fillPlaceholdersDeep(data, language));
    return withoutInherited(schema.parse(filled)) as DataOf<Name>;
  };
  if (isDevelopment) return inDevelopment(file, { text: text(), parsed, empty });
  const value = parsed(text());
  kept?.set(file, value);
  return value;
}

/** What was made of a text, and of the facts in it; goes when code changes. */
const ofTexts = new Map<string, { text: string; facts: string; value: unknown }>();

type Written<Value> = { text: string; parsed: (text: string) => Value; empty: string };

/** What a file says, or said before it was broken; nothing where it never was sound. */
function inDevelopment<Value>(file: string, { text, parsed, empty }: Written<Value>): Value {
  const facts = currentText('facts.yaml') + currentText('prices.yaml');
  const known = ofTexts.get(file);
  if (known?.text === text && known.facts === facts) return known.value as Value;
  try {
    const value = parsed(text);
    ofTexts.set(file, { text, facts, value });
    return lastSound(file, value) ?? value;
  } catch {
    return lastSound<Value>(file, undefined) ?? parsed(empty);
  }
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
