import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Keeps what a check found, so that what did not change is not looked at again. */
export type CheckCache = {
  /**
   * What was found, if it is known.
   * @param name Of a file, or of something else that was checked.
   * @param content What the findings follow from.
   */
  get: (name: string, content: string) => unknown;
  /**
   * Keeps what was found.
   * @param found Data that JSON can hold.
   */
  set: (name: string, content: string, found: unknown) => void;
};

/** A cache that keeps nothing. */
export const noCache: CheckCache = { get: () => undefined, set: () => {} };

type Entry = { hash: string; found: unknown };

/** A line of the file where entries are kept. */
const lineOf = (name: string, { hash, found }: Entry) => `${JSON.stringify([name, hash, found])}\n`;

/** An entry of the file; none where the line is damaged, as after a run that was killed. */
function readLine(line: string): [string, Entry][] {
  try {
    const [name, hash, found] = JSON.parse(line) as [string, string, unknown];
    return [[name, { hash, found }]];
  } catch {
    return [];
  }
}

/** The stored lines; none when there are none, or when they cannot be read. */
function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

/**
 * A cache in a file, an entry in each line. What is new is written at its end, so that a run in which one of thousands
 * changed writes one; of several lines of a name the last counts.
 * @param file Where it is kept; what is damaged in it is taken for missing.
 * @param version Changes whenever the same content could be checked differently. Entries of another version are not
 *   found, also when a program that was started before writes them later.
 * @returns The cache, which also serves several runs, and a function that saves it. The file is written anew, with
 *   only what was asked for since the cache was opened, when a third of it is of no use any more.
 */
export function openCache(file: string, version: string): CheckCache & { save: () => void } {
  const hashOf = (content: string) =>
    createHash('sha1').update(version).update(content).digest('base64');
  const lines = readLines(file);
  const known = new Map(lines.flatMap(readLine));
  const entries = new Map<string, Entry>();
  const unsaved = new Set<string>();
  let lineCount = lines.length;
  const saveAnew = () => {
    mkdirSync(path.dirname(file), { recursive: true });
    // Written to another file and renamed, so that another run never reads half of it.
    const temporary = `${file}.${process.pid}`;
    const all = [...entries].map(([name, entry]) => lineOf(name, entry));
    writeFileSync(temporary, all.join(''));
    renameSync(temporary, file);
    lineCount = entries.size;
  };
  const append = () => {
    const added = [...unsaved].flatMap((name) => {
      const entry = entries.get(name);
      return entry ? [lineOf(name, entry)] : [];
    });
    // On a line of its own, also after a run that was killed while it wrote.
    appendFileSync(file, ['\n', ...added].join(''));
    lineCount += added.length;
  };
  return {
    get: (name, content) => {
      const entry = entries.get(name) ?? known.get(name);
      if (entry?.hash !== hashOf(content)) return undefined;
      entries.set(name, entry);
      return entry.found;
    },
    set: (name, content, found) => {
      entries.set(name, { hash: hashOf(content), found });
      unsaved.add(name);
    },
    save: () => {
      const written = lineCount + unsaved.size;
      if (lineCount === 0 || 3 * (written - entries.size) > written) saveAnew();
      else if (unsaved.size > 0) append();
      unsaved.clear();
    },
  };
}
