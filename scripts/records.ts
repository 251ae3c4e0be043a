import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { readText } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { writeWhole } from '@/lib/files/write-whole';
import { type ChangedDays, changedDaysFile } from '@/lib/metadata/last-modified';
import { recordFiles } from '@/lib/schema/data-files';

/** What git knows of the files of a folder. */
type GitDays = {
  /** Day of the last commit that changed a file, `2026-11-20`, by its path below the folder. */
  committed: ReadonlyMap<string, string>;
  /** Files that differ from the last commit. */
  dirty: ReadonlySet<string>;
  /** Files that a shallow clone dates by its oldest commit, whenever they were changed. */
  older: ReadonlySet<string>;
};

const largest = 256 * 1024 * 1024;

/**
 * Asks git for the days of all files at once.
 * @param directory The folder.
 * @returns undefined where there is no git, or the folder is in no repository. A shallow clone dates what it
 *   does not know by its oldest commit: not before the change, and the same for everyone who clones it.
 */
function gitDays(directory: string): GitDays | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: path.resolve(directory),
      encoding: 'utf8',
      maxBuffer: largest,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const committed = new Map<string, string>();
    let ofCommit: string[] = [];
    let day = '';
    for (const line of git('log', '--relative', '--name-only', '--format=%x00%cs', '.').split(
      '\n',
    )) {
      if (line.startsWith('\0')) {
        day = line.slice(1);
        ofCommit = [];
      } else if (line !== '' && !committed.has(line)) {
        // The log begins with the newest commit: the first that names a file is its last change.
        committed.set(line, day);
        ofCommit.push(line);
      }
    }
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    const dirty = git('ls-files', '--modified', '--others', '.').split('\n').filter(Boolean);
    return { committed, dirty: new Set(dirty), older: new Set(isShallow ? ofCommit : []) };
  } catch {
    return undefined;
  }
}

/**
 * What is recorded, as `day hash` by file: the day of the last change, and the content that has been there since. A
 * clone without a past knows from it when texts changed.
 */
type ChangesRecord = Readonly<Record<string, string>>;

const hashOf = (file: string) =>
  createHash('sha1').update(readText(file)).digest('base64url').slice(0, 8);

const readRecord = (directory: string): ChangesRecord => {
  const file = path.join(directory, recordFiles.changes);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangesRecord) : {};
};

/** When the pages of a folder were last changed. */
export type Changes = {
  days: ChangedDays;
  record: ChangesRecord;
  /** Files whose day another copy of the project may know better. */
  unsure: readonly string[];
};

/**
 * The day each page of a folder was last changed, and the record to keep of it. What is recorded with the
 * content it has now keeps its day; of all else git knows the day, and the disk where git does not.
 */
export function findChanges(directory: string): Changes {
  const files = contentFiles(directory).filter(pageOfFile);
  const recorded = readRecord(directory);
  let git: ReturnType<typeof gitDays> | null = null;
  const unsure: string[] = [];
  const dayOf = (file: string) => {
    git = git === null ? gitDays(directory) : git;
    if (!git || git.older.has(file)) unsure.push(file);
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
    unsure,
  };
}

/** Writes down for the pages that are rendered next on which day each text was last changed. */
export const writeChangedDays = ({ days }: Changes): void =>
  writeWhole(changedDaysFile, JSON.stringify(days));

/**
 * Tells that a site may differ from that of a full clone, by the days that its sitemap and its pages name.
 * @param count Of texts (`unsure` in `Changes`).
 */
export const unsureDaysSentence = (count: number): string =>
  `  ${count} ${count === 1 ? 'text has' : 'texts have'} changed since content/${recordFiles.changes} was written, and there is no git history here that says when: their days are those of the files or of the oldest commit, and may be others in a full clone. npm run snapshot there writes them down.`;
