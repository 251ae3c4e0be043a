import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageOfFile } from '@/lib/content/document';
import type { ChangedDays } from '@/lib/content/last-modified';
import { contentFiles } from '@/lib/content/reader';
import { warsawDayOf } from '@/lib/content/visibility';
import { recordFiles } from '@/lib/schema/data-files';
import { gitDays } from './git-days';

/**
 * What is recorded, as `day hash` by file: the day of the last change, and the content that has been there since. A
 * clone without a past knows from it when texts changed.
 */
export type ChangesRecord = Readonly<Record<string, string>>;

const hashOf = (file: string) =>
  createHash('sha1').update(readFileSync(file)).digest('base64url').slice(0, 8);

const readRecord = (directory: string): ChangesRecord => {
  const file = path.join(directory, recordFiles.changes);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangesRecord) : {};
};

/**
 * The day each page of a folder was last changed, and the record to keep of it. What is recorded with the
 * content it has now keeps its day; of all else git knows the day, and the disk where git does not.
 */
export function findChanges(directory: string): { days: ChangedDays; record: ChangesRecord } {
  const files = contentFiles(directory).filter(pageOfFile);
  const recorded = readRecord(directory);
  let git: ReturnType<typeof gitDays> | null = null;
  const dayOf = (file: string) => {
    git = git === null ? gitDays(directory) : git;
    const day = git?.dirty.has(file) ? undefined : git?.committed.get(file);
    return day ?? warsawDayOf(statSync(path.join(directory, file)).mtime);
  };
  const entries = files.map((file) => {
    const hash = hashOf(path.join(directory, file));
    const [day = '', known] = recorded[file]?.split(' ') ?? [];
    return [file, known === hash ? day : dayOf(file), hash] as const;
  });
  return {
    days: Object.fromEntries(entries.map(([file, day]) => [file, day])),
    record: Object.fromEntries(entries.map(([file, day, hash]) => [file, `${day} ${hash}`])),
  };
}
