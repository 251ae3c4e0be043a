import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import type { KnownFiles } from './disk';

/** What was found in files, by their names, each with what the file looked like then. */
type Noted<Value> = Readonly<Record<string, readonly [look: string, value: Value]>>;

/** Remembers from build to build what was found in the files of a site. */
export type FileNotes<Value> = {
  /**
   * What is in a file. Files that stay from one site to the next are other names of the same ones, and are not read again.
   * @param name Below the site's folder.
   * @param besides What the value is made of besides the file.
   */
  of: (name: string, besides?: string) => Value;
  /** Keeps what was asked for, and nothing else, for the next build. */
  save: () => void;
};

type Options<Value> = {
  /** Where it is kept; nothing is without it, and every file is read. */
  file: string | undefined;
  /** Finds out what is in a file; has to return the same for the same bytes as long as the code is the same. */
  find: (bytes: Buffer, name: string) => Value;
  /** Fingerprint of the code. */
  code?: string;
  /** What the disk has said of files of the site; the others are asked for. */
  known?: KnownFiles;
};

function readNoted<Value>(file: string, code: string): Noted<Value> {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8'));
    return written.code === code ? written.files : {};
  } catch {
    return {};
  }
}

/**
 * Opens what is known of the files of a site. What is missing, damaged or of other code is found out anew.
 * @param directory The site.
 */
export function openFileNotes<Value>(
  directory: string,
  { file, find, code = '', known }: Options<Value>,
): FileNotes<Value> {
  const noted = file === undefined ? {} : readNoted<Value>(file, code);
  const asked: Record<string, readonly [string, Value]> = {};
  return {
    of: (name, besides = '') => {
      const target = path.join(directory, name);
      const { size, mtimeMs, ino } = known?.get(name) ?? statSync(target);
      const look = `${size} ${mtimeMs} ${ino} ${besides}`;
      const before = Object.hasOwn(noted, name) ? noted[name] : undefined;
      const value = before?.[0] === look ? before[1] : find(readFileSync(target), name);
      asked[name] = [look, value];
      return value;
    },
    save: () => {
      if (file !== undefined) writeWhole(file, JSON.stringify({ code, files: asked }));
    },
  };
}
