import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { recordFiles } from '@/lib/schema/data-files';
import type { CheckedSite } from './site';
import { readDataFile } from './yaml';

/** Whether a folder is in a repository. Git says it too, in a process of its own. */
function isInRepository(directory: string): boolean {
  const parent = path.dirname(directory);
  const isRoot = existsSync(path.join(directory, '.git'));
  return isRoot || (parent !== directory && isInRepository(parent));
}

/** What git prints of the content folder, line by line; nothing where there is no repository, or no git. */
function git(directory: string, ...args: string[]): string[] {
  if (!isInRepository(realpathSync(directory))) return [];
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Orders files: those with a greater number are newer. */
type Age = (file: string) => number;

/** Files that git does not know yet. */
function untracked({ directory }: CheckedSite): Age {
  const files = new Set(git(directory, 'ls-files', '--others', '--exclude-standard', '--', '.'));
  return (file) => Number(files.has(file));
}

/** Files of which the last release had another text, or none. */
function changedSinceRelease({ directory, files, documents }: CheckedSite): Age {
  if (!files.includes(recordFiles.changes)) return () => 0;
  const { yaml } = readDataFile(directory, recordFiles.changes);
  const recorded = new Map(Object.entries(yaml.data ?? {}));
  const hashes = new Map(documents.map(({ file, textHash }) => [file, textHash]));
  return (file) => {
    const [, hash] = String(recorded.get(file) ?? '').split(' ');
    return Number(!hash || !hashes.get(file)?.startsWith(hash));
  };
}

/** Files that are not as they were committed. */
function modified({ directory }: CheckedSite): Age {
  const files = new Set(git(directory, 'diff', 'HEAD', '--name-only', '--relative', '--', '.'));
  return (file) => Number(files.has(file));
}

/** The moment at which each file came into the repository. */
function added({ directory }: CheckedSite): Age {
  const moments = new Map<string, number>();
  return (file) => {
    const known = moments.get(file);
    if (known !== undefined) return known;
    const log = git(
      directory,
      'log',
      '--diff-filter=A',
      '--no-renames',
      '--format=%ct',
      '--',
      file,
    );
    const moment = Number(log.at(-1) ?? 0);
    moments.set(file, moment);
    return moment;
  };
}

const known = new WeakMap<CheckedSite, readonly Age[]>();

/** What tells the newer of two files, the surest first; each is looked up when it is first needed. */
function agesIn(site: CheckedSite): readonly Age[] {
  const ages = known.get(site) ?? [untracked, changedSinceRelease, modified, added].map(lazy(site));
  known.set(site, ages);
  return ages;
}

const lazy =
  (site: CheckedSite) =>
  (make: (site: CheckedSite) => Age): Age => {
    let made: Age | undefined;
    return (file) => {
      made ??= make(site);
      return made(file);
    };
  };

/**
 * Of files that say the same, those that came after the first: their writer is the one to be told.
 * @param files Two or more; where nothing tells which is older, the first of them counts as such.
 */
export function newerOf(files: readonly string[], site: CheckedSite): readonly string[] {
  for (const age of agesIn(site)) {
    const ages = files.map(age);
    const least = Math.min(...ages);
    const newer = files.filter((_, index) => (ages[index] ?? 0) > least);
    if (newer.length > 0) return newer;
  }
  return files.slice(1);
}
