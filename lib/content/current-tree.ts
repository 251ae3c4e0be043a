import { lstatSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { contentDirectory } from './content-directory';
import { lastSound } from './last-sound';
import { fileLimit } from './limits';
import { readText } from './source';

let directory = contentDirectory;

/**
 * Says whose facts and glossary are used. The site has one tree of content; the check and its tests may
 * look at others.
 * @param other A content folder.
 */
export function setCurrentTree(other: string): void {
  directory = path.resolve(other);
}

/** The data files as they were read last; a file that is written or takes the place of another has another stamp. */
const read = new Map<string, { stamp: string; text: string }>();

/**
 * A data file of the current content as it is on disk now.
 * @param name File name below `data/`.
 * @returns Its text; empty where there is no such file, or one larger than the check allows.
 */
export function currentText(name: string): string {
  const file = path.join(directory, 'data', name);
  const entry = lstatSync(file, { throwIfNoEntry: false });
  // Neither a link nor a pipe, which would be waited for.
  if (!entry?.isFile() || entry.size > fileLimit) return '';
  const stamp = `${entry.ino} ${entry.size} ${entry.ctimeMs}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.text;
  const text = readText(file);
  read.set(file, { stamp, text });
  return text;
}

/** What a YAML maps names to, as far as it can be read, and whether all of it can; the check says what cannot. */
function recordOf(text: string): { record: Record<string, unknown>; isSound: boolean } {
  try {
    // No warnings on the console.
    const document = parseDocument(text, { logLevel: 'error' });
    const data: unknown = withPartialLanguages(document.toJS());
    const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
    return {
      record: isRecord ? (data as Record<string, unknown>) : {},
      isSound: isRecord && document.errors.length === 0,
    };
  } catch {
    return { record: {}, isSound: false };
  }
}

/** What was made of each file's text, until it changes: every text that quotes a broken file asks for it. */
const records = new Map<string, { text: string; made: ReturnType<typeof recordOf> }>();

function recordIn(name: string): ReturnType<typeof recordOf> {
  const text = currentText(name);
  const known = records.get(name);
  if (known?.text === text) return known.made;
  const made = recordOf(text);
  records.set(name, { text, made });
  return made;
}

/**
 * Whether a data file of the current content cannot be read, or not all of it, so that nobody knows what else is in it.
 * @param name File name below `data/`.
 */
export const isBroken = (name: string): boolean =>
  currentText(name).trim() !== '' && !recordIn(name).isSound;

/**
 * Whether a data file of the current content has an entry of a name, whatever is wrong with the entry.
 * @param name File name below `data/`.
 */
export const hasEntry = (name: string, entry: string): boolean =>
  Object.hasOwn(recordIn(name).record, entry);

/**
 * A reader of a data file that maps names to entries of one kind. What it made of a text is kept until the
 * file changes.
 * @param name File name below `data/`.
 * @param entry Schema of one entry; entries that break it are left out, since `data-file` reports them.
 */
export function currentEntries<Schema extends z.ZodType>(name: string, entry: Schema) {
  let from: string | undefined;
  let entries: ReadonlyMap<string, z.output<Schema>> = new Map();
  return (): ReadonlyMap<string, z.output<Schema>> => {
    const text = currentText(name);
    if (text === from) return entries;
    from = text;
    const { record, isSound } = recordIn(name);
    const written = lastSound(
      `entries of ${name}`,
      () => {
        if (isSound) return record;
        throw new Error(`${name} cannot be read, or not all of it`);
      },
      () => record,
    );
    entries = new Map(
      Object.entries(written).flatMap(([id, value]): [string, z.output<Schema>][] => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [[id, parsed.data]] : [];
      }),
    );
    return entries;
  };
}
