import { execFileSync } from 'node:child_process';
import { UsageError } from '@/scripts/command';

/** Folders whose files are data: whatever is in them, nothing of it is run. */
export const dataFolders = ['content', 'messages'] as const;

/** A file that a pull request changes. */
type ForkChange = {
  file: string;
  /** Why it is no content that may be built unseen; undefined for one that is. */
  reason?: string;
};

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

/** Asks git; nothing that the commits bring along is run. */
const git = (directory: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

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

/** What differs between a commit and where its way parted from another one, file by file. */
function diff(directory: string, onto: string, last: string): string {
  try {
    const options = ['--raw', '-z', '--no-renames', '--no-ext-diff'];
    return git(directory, 'diff', ...options, `${onto}...${last}`);
  } catch {
    throw new UsageError(
      'The commits have no commit in common: expected a fork of this repository, fetched as a whole (`git fetch --unshallow`)',
    );
  }
}

/**
 * What a pull request changes, by git alone: nothing of it is checked out.
 * @param head Its last commit.
 * @param base What it is to be merged into; both count from where their ways parted.
 * @returns Its files, those that are no plain content with the reason.
 * @throws UsageError when one of them names no commit, or they have nothing in common.
 */
export function forkChanges(head: string, base: string, directory = '.'): ForkChange[] {
  const fields = diff(directory, commitOf(directory, base), commitOf(directory, head)).split('\0');
  const changes: ForkChange[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    // `:<old mode> <new mode> <old hash> <new hash> <status>`, then the name.
    const [, mode = ''] = (fields[at] ?? '').split(' ');
    const file = fields[at + 1] ?? '';
    changes.push({ file, reason: reasonOf(file, mode) });
  }
  return changes;
}

/** Names of variables that hold what a stranger's build must not have, or lead what visitors send to somebody. */
const secret =
  /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_?KEY|^FORM_ENDPOINT$|^GTM_ID$)/i;

/** Variables that a stranger's content is not built with: their names, sorted. */
export const secretsIn = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => environment[name] && secret.test(name))
    .sort();
