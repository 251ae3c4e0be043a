import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { machineTime } from '@/lib/environment/clock';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { contentDirectory } from './content-directory';
import { fileLimit } from './limits';

let directory = contentDirectory;

/**
 * Says whose facts and glossary are used. The site has one tree of content; the check and its tests may
 * look at others.
 * @param other A content folder.
 */
export function setCurrentTree(other: string): void {
  directory = path.resolve(other);
  refreshCurrentTree();
}

/** Looks at its files anew from here on. Happens by itself whenever the program has waited for anything. */
export const refreshCurrentTree = (): void => looked.clear();

type Kept = { state: string; text: string };
const texts = new Map<string, Kept>();

/** A disk notes times in steps: what changed so shortly ago (ms) may change again without showing it. */
const coarseness = 100;

/** What was looked up since the program last waited, by name: thousands of texts ask for the same file in one go. */
const looked = new Map<string, string>();

function onDisk(file: string): string {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  // Neither a link nor a pipe, which would be waited for.
  if (!entry?.isFile() || entry.size > fileLimit) return '';
  // A file that takes another one's place may have its time of change, as `cp -p` and archives leave it.
  const state = [entry.ctimeMs, entry.mtimeMs, entry.ino, entry.size].join();
  const known = texts.get(file);
  const isSettled = machineTime().getTime() - entry.ctimeMs > coarseness;
  if (known?.state === state) return known.text;
  const text = readFileSync(file, 'utf8');
  if (isSettled) texts.set(file, { state, text });
  return text;
}

/**
 * A data file of the current content as it is on disk now.
 * @param name File name below `data/`.
 * @returns Its text; empty where there is no such file, or one larger than the check allows.
 */
export function currentText(name: string): string {
  const known = looked.get(name);
  if (known !== undefined) return known;
  if (looked.size === 0) queueMicrotask(() => looked.clear());
  const text = onDisk(path.join(directory, 'data', name));
  looked.set(name, text);
  return text;
}

/** What a YAML maps names to; undefined where it cannot be read, of which the check says why. */
function recordOf(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = withPartialLanguages(parse(text));
    const isRecord = data !== null && typeof data === 'object' && !Array.isArray(data);
    return isRecord ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Survives the reloading of modules in development. */
const memory = globalThis as { soundEntries?: Map<string, Record<string, unknown>> };

/** What a data file maps names to: nothing while it is broken, but in development what it did before. */
function entriesOf(name: string, text: string): Record<string, unknown> {
  const record = recordOf(text);
  if (process.env.NODE_ENV !== 'development') return record ?? {};
  memory.soundEntries ??= new Map();
  if (record) memory.soundEntries.set(name, record);
  return record ?? memory.soundEntries.get(name) ?? {};
}

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
    entries = new Map(
      Object.entries(entriesOf(name, text)).flatMap(([id, value]): [string, z.output<Schema>][] => {
        const parsed = entry.safeParse(value);
        return parsed.success ? [[id, parsed.data]] : [];
      }),
    );
    return entries;
  };
}
