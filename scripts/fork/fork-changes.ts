import { execFileSync } from 'node:child_process';
import { UsageError } from '@/scripts/command';

/** Folders whose files are data: whatever is in them, nothing of it is run. */
export const dataFolders = ['content', 'messages'] as const;

/** A file that a pull request changes. */
export type ForkChange = {
  file: string;
  /** Why it is no content that may be built unseen; undefined for one that is. */
  reason?: string;
};

const largest = 256 * 1024 * 1024;

/** Asks git; nothing that the commits bring along is run. */
function git(directory: string, ...args: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args],
    {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: largest,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
}

/** The commit that a name stands for. */
function commitOf(directory: string, name: string): string {
  try {
    return git(directory, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    throw new UsageError(
      `"${name}" names no commit here: expected a branch, tag or hash that has been fetched, as by \`git fetch origin pull/12/head:fork\``,
    );
  }
}

/** Kinds of files, as git writes them, that content has none of. */
const kinds: Readonly<Record<string, string>> = {
  '120000': 'is a symbolic link: expected the file itself',
  '160000': 'is another repository: expected the files themselves',
  '100755':
    'is a program: expected a file without the right to be run, `git update-index --chmod=-x` takes it',
};

/** What is wrong with a changed file, if anything. */
function reasonOf(file: string, mode: string): string | undefined {
  if (!dataFolders.some((folder) => file.startsWith(`${folder}/`)))
    return 'is neither below content/ nor below messages/: somebody of the team has to read it before anything of it is run';
  return kinds[mode];
}

/**
 * What a pull request changes, by git alone: nothing of it is checked out.
 * @param head Its last commit.
 * @param base What it is to be merged into; both count from where their ways parted.
 * @returns Its files, those that are no plain content with the reason.
 * @throws UsageError when one of them names no commit, or they have nothing in common.
 */
export function forkChanges(head: string, base: string, directory = '.'): ForkChange[] {
  const [last, onto] = [commitOf(directory, head), commitOf(directory, base)];
  let parted: string;
  try {
    parted = git(directory, 'merge-base', onto, last).trim();
  } catch {
    throw new UsageError(
      `"${head}" and "${base}" have no commit in common: expected a fork of this repository, fetched as a whole (\`git fetch --unshallow\`)`,
    );
  }
  const fields = git(
    directory,
    'diff',
    '--raw',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    '--abbrev=40',
    parted,
    last,
  ).split('\0');
  const changes: ForkChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    // `:<old mode> <new mode> <old hash> <new hash> <status>`, then the name.
    const [, mode = ''] = (fields[at] ?? '').split(' ');
    const file = fields[at + 1] ?? '';
    changes.push({ file, reason: reasonOf(file, mode) });
  }
  return changes;
}

/** Names of variables that hold what a stranger's build must not have. */
const secret = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_?KEY)/i;

/** Variables of the site that lead what visitors send to somebody. */
const ofVisitors = ['FORM_ENDPOINT', 'GTM_ID'];

/**
 * Variables that a stranger's content is not built with.
 * @param environment As processes get it.
 * @returns Their names, sorted.
 */
export const secretsIn = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => environment[name] && (secret.test(name) || ofVisitors.includes(name)))
    .sort();
