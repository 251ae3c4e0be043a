import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '@/scripts/command';
import { environmentWith, inFolder, run } from '@/scripts/run';
import type { Change } from './compare/change';

/** Where the project is checked out as it was; kept, so that the next build of it costs what changed since. */
export const baseProject = '.cache/review/base';

/** The most that git or the check prints, in bytes. */
const longestOutput = 256 * 1024 * 1024;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: longestOutput,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const gitOrNothing = (...args: string[]): string | undefined => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** A state of the project in its history, and what whoever asked for it calls it. */
export type BaseCommit = { name: string; hash: string };

/** Branches that work begins from, the likeliest first. */
const mainBranches = ['origin/main', 'main', 'origin/master', 'master'];

/**
 * Finds the state of the project to compare with.
 * @param ref As git knows it; where none is given, where the current branch left the main one.
 * @throws UsageError when git knows no such state.
 */
export function findBase(ref: string | undefined): BaseCommit {
  if (gitOrNothing('rev-parse', '--git-dir') === undefined)
    throw new UsageError(
      'This folder is no git repository, so there is no earlier state to compare with: name two folders of finished sites, npm run review -- <before> <after>',
    );
  if (ref !== undefined) {
    const commit = `${ref}^{commit}`;
    const hash = gitOrNothing('rev-parse', '--verify', '--quiet', '--end-of-options', commit);
    if (hash) return { name: ref, hash };
    throw new UsageError(
      `git knows no "${ref}": expected a branch, a tag or a commit, such as main or HEAD~1 (git fetch brings those of the server)`,
    );
  }
  for (const branch of mainBranches) {
    const hash = gitOrNothing('merge-base', 'HEAD', branch);
    if (hash) return { name: `${branch} (${hash.slice(0, 8)})`, hash };
  }
  throw new UsageError(
    `There is no branch ${mainBranches.join(', ')} that this one could have left: name what to compare with, npm run review -- <base ref>`,
  );
}

/** A file that differs, and the lines that came and went. */
export type ChangedFile = { file: string; lines: string };

/** Files that differ between a state of the project and the working tree, new ones among them. */
export function changedFiles({ hash }: BaseCommit): ChangedFile[] {
  const listed = (text: string) => text.split('\0').filter(Boolean);
  const tracked = listed(git('diff', '--name-only', '-z', '--no-renames', hash));
  const added = listed(git('ls-files', '--others', '--exclude-standard', '-z'));
  const root = git('rev-parse', '--show-toplevel');
  return [
    ...tracked.map((file) => ({ file, lines: git('diff', '-U0', hash, '--', file) })),
    ...added.map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8') })),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Gives a file a second name; what is none, or is on a disk that knows no such thing, is left to be copied. */
function linkFile(source: string, target: string): boolean {
  if (!lstatSync(source).isFile()) return true;
  try {
    linkSync(source, target);
    return false;
  } catch {
    return true;
  }
}

const lockfileOf = (project: string) =>
  readFileSync(path.join(project, 'package-lock.json'), 'utf8');

/**
 * Sees to the packages of the base: those of the working tree where both lockfiles are the same, else by `npm ci`. The
 * compiler of a build takes no folder of packages that leads out of the project, so that each file gets a second name.
 */
async function providePackages(): Promise<void> {
  const own = path.join(baseProject, 'node_modules');
  // The lockfile that its packages were installed for.
  const installed = path.join(own, '.review-lockfile');
  const wanted = lockfileOf(baseProject);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  if (wanted === lockfileOf('.')) {
    rmSync(own, { recursive: true, force: true });
    cpSync('node_modules', own, { recursive: true, verbatimSymlinks: true, filter: linkFile });
  } else {
    console.log('The base has another lockfile: installing its packages');
    await run(['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'], {}, baseProject);
  }
  copyFileSync(path.join(baseProject, 'package-lock.json'), installed);
}

/** Checks a state of the project out, beside the working tree. */
function checkOut({ hash }: BaseCommit): void {
  git('worktree', 'prune');
  const isThere =
    existsSync(path.join(baseProject, '.git')) &&
    gitOrNothing('-C', baseProject, 'rev-parse', 'HEAD') !== undefined;
  if (isThere) {
    git('-C', baseProject, 'checkout', '--quiet', '--force', '--detach', hash);
    // Files that nobody ignores would be part of the site.
    git('-C', baseProject, 'clean', '-fdq');
    return;
  }
  rmSync(baseProject, { recursive: true, force: true });
  git('worktree', 'add', '--quiet', '--force', '--detach', baseProject, hash);
}

/**
 * Builds a state of the project by its own command, as far as it is not built.
 * @returns The folder of its site.
 * @throws when it does not build.
 */
export async function buildBase(base: BaseCommit): Promise<string> {
  checkOut(base);
  await providePackages();
  await run(['npm', 'run', '--silent', 'build'], { OUT_DIR: 'out' }, baseProject);
  return path.join(baseProject, 'out');
}

/** A problem as `npm run check -- --json` prints it. */
type PrintedProblem = { file: string; line: number; rule: string; message: string };

/** What the check says of a project's content; undefined where it could not be asked. */
function problemsOf(project: string): PrintedProblem[] | undefined {
  // It ends with an error where it has found one, so that only its output counts.
  const { stdout } = spawnSync('npm', ['run', '--silent', 'check', '--', '--json'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...environmentWith(), ...inFolder(project) },
    maxBuffer: longestOutput,
  });
  try {
    return (JSON.parse(stdout) as { problems: PrintedProblem[] }).problems;
  } catch {
    return undefined;
  }
}

/** A problem is the same wherever its line has gone. */
const keyOf = ({ file, rule, message }: PrintedProblem) =>
  `check ${rule} ${file} ${message.replace(/:\d+/g, '')}`;

/** Problems of the check that the base does not have. */
export function newProblems(): Change[] {
  const [before, after] = [problemsOf(baseProject), problemsOf('.')];
  if (!before || !after) return [];
  const known = new Set(before.map(keyOf));
  return after
    .filter((problem) => !known.has(keyOf(problem)))
    .map((problem) => ({
      kind: 'check',
      key: keyOf(problem),
      title: `Check: ${problem.rule}`,
      place: `${problem.file}:${problem.line}`,
      notes: [problem.message],
      isProblem: true,
    }));
}
