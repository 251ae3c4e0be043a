import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '@/scripts/command';
import { run } from '@/scripts/run';

/** Where the project is checked out as it was; kept, so that the next build of it costs what changed since. */
export const baseProject = '.cache/review/base';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const gitOrNothing = (...args: string[]): string | undefined => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** A state of the project in its history. */
export type BaseCommit = {
  /** As whoever asked for it calls it. */
  name: string;
  hash: string;
};

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
    const hash = gitOrNothing(
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    );
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
  const tracked = git('diff', '--name-only', '-z', '--no-renames', hash);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked}\0${added}`.split('\0').filter(Boolean).sort();
}

type Lockfile = {
  packages?: Record<string, { version?: string; optional?: boolean; link?: boolean }>;
};

const readLockfile = (file: string): Lockfile => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  } catch {
    return {};
  }
};

/** Packages that a lockfile asks for and that are not installed so. */
function lackingPackages(lockfile: string, installed: string): string[] {
  const { packages = {} } = readLockfile(lockfile);
  const { packages: present = {} } = readLockfile(path.join(installed, '.package-lock.json'));
  return Object.entries(packages)
    .filter(([name, { optional, link }]) => name !== '' && !optional && !link)
    .filter(([name, { version }]) => present[name]?.version !== version)
    .map(([name]) => name.replace(/^.*node_modules\//, ''));
}

/** Gives files other names; where a disk knows no such thing, copies them. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/** A few names of many. */
const fewNames = 5;

/**
 * Sees to the packages of the base: those of the working tree, as long as they are what its lockfile asks for. The
 * compiler of a build takes no folder of packages that leads out of the project, so that each file gets a second name.
 * @throws UsageError when other packages have to be installed.
 */
function providePackages(): void {
  const [lockfile, own] = [`${baseProject}/package-lock.json`, `${baseProject}/node_modules`];
  if (existsSync(own) && lackingPackages(lockfile, own).length === 0) return;
  const lacking = lackingPackages(lockfile, 'node_modules');
  if (lacking.length > 0) {
    const names = lacking.slice(0, fewNames).join(', ');
    throw new UsageError(
      `The base needs other packages than those in node_modules (${names}${lacking.length > fewNames ? `, ${lacking.length} in all` : ''}): run \`npm ci\` in ${baseProject} once and repeat, or compare two folders of finished sites`,
    );
  }
  console.log(`Giving the base the packages of the working tree (${own})`);
  rmSync(own, { recursive: true, force: true });
  linkTree('node_modules', own);
}

/** Checks a state of the project out, beside the working tree. */
function checkOut({ hash }: BaseCommit): void {
  git('worktree', 'prune');
  const isThere = existsSync(`${baseProject}/.git`);
  if (isThere && gitOrNothing('-C', baseProject, 'rev-parse', 'HEAD') !== undefined) {
    git('-C', baseProject, 'checkout', '--quiet', '--force', '--detach', hash);
    // Files that nobody ignores would be part of the site.
    git('-C', baseProject, 'clean', '-fdq');
    return;
  }
  rmSync(baseProject, { recursive: true, force: true });
  mkdirSync(path.dirname(baseProject), { recursive: true });
  git('worktree', 'add', '--quiet', '--force', '--detach', baseProject, hash);
}

/**
 * Builds a state of the project, as far as it is not built.
 * @returns The folder of its site.
 * @throws when it does not build.
 */
export async function buildBase(base: BaseCommit): Promise<string> {
  checkOut(base);
  providePackages();
  // By its own command, however it builds, and never into the folder that the site of the working tree goes to.
  await run(['npm', 'run', '--silent', 'build'], { OUT_DIR: 'out' }, baseProject);
  return `${baseProject}/out`;
}
