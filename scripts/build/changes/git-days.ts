import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What git knows of the files of a folder. */
export type GitDays = {
  /** Day of the last commit that changed a file, `2026-11-20`, by its path below the folder. */
  committed: ReadonlyMap<string, string>;
  /** Files that differ from the last commit. */
  dirty: ReadonlySet<string>;
};

const largest = 256 * 1024 * 1024;

/**
 * Asks git for the days of all files at once.
 * @param directory The folder.
 * @returns undefined where there is no git, or the folder is in no repository. A shallow clone dates what it
 *   does not know by its oldest commit: not before the change, and the same for everyone who clones it.
 */
export function gitDays(directory: string): GitDays | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: path.resolve(directory),
      encoding: 'utf8',
      maxBuffer: largest,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const committed = new Map<string, string>();
    let day = '';
    for (const line of git('log', '--relative', '--name-only', '--format=%x00%cs', '.').split(
      '\n',
    )) {
      if (line.startsWith('\0')) day = line.slice(1);
      // The log begins with the newest commit: the first that names a file is its last change.
      else if (line !== '' && !committed.has(line)) committed.set(line, day);
    }
    const dirty = git('ls-files', '--modified', '--others', '.').split('\n').filter(Boolean);
    return { committed, dirty: new Set(dirty) };
  } catch {
    return undefined;
  }
}
