import { execFileSync } from 'node:child_process';
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
import { run } from '@/scripts/run';

/** Where the project is checked out as it was; kept, so that the next build of it costs what changed since. */
const baseProject = '.cache/review/base';

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
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

/** Files that differ between a state of the project and the working tree, new ones among them. */
export function changedFiles({ hash }: BaseCommit): string[] {
  const listed = (text: string) => text.split('\0').filter(Boolean);
  const tracked = listed(git('diff', '--name-only', '-z', '--no-renames', hash));
  const added = listed(git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...tracked, ...added].sort();
}

/** Checks a state of the project out, beside the working tree. */
function checkOut({ hash }: BaseCommit): void {
  git('worktree', 'prune');
  if (existsSync(path.join(baseProject, '.git'))) {
    git('-C', baseProject, 'checkout', '--quiet', '--force', '--detach', hash);
    // Files that nobody ignores would be part of the site.
    git('-C', baseProject, 'clean', '-fdq');
  } else {
    rmSync(baseProject, { recursive: true, force: true });
    git('worktree', 'add', '--quiet', '--force', '--detach', baseProject, hash);
  }
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

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Sees to the packages of the base: those of the working tree where both lockfiles are the same, else by `npm ci`. The
 * compiler of a build takes no folder of packages that leads out of the project, so that each file gets a second name.
 */
async function providePackages(): Promise<void> {
  const own = path.join(baseProject, 'node_modules');
  const lockfile = path.join(baseProject, 'package-lock.json');
  // The lockfile that its packages were installed for.
  const installed = path.join(own, '.review-lockfile');
  if (textOf(installed) === textOf(lockfile)) return;
  if (textOf(lockfile) === textOf('package-lock.json')) {
    rmSync(own, { recursive: true, force: true });
    cpSync('node_modules', own, { recursive: true, verbatimSymlinks: true, filter: linkFile });
  } else {
    console.log('The base has another lockfile: installing its packages');
    await run(['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'], {}, baseProject);
  }
  copyFileSync(lockfile, installed);
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
