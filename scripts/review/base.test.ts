import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { changedFiles, findBase } from './base';

let directory = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};

function commit(): string {
  git('add', '-A');
  git('commit', '-qm', 'Change');
  return git('rev-parse', 'HEAD');
}

let first = '';

beforeEach(() => {
  directory = writeTree({
    'content/home/en.mdx': 'Text.',
    'content/old/en.mdx': 'Old text.',
    '.gitignore': 'out/',
  });
  // The functions ask git where they are run; these variables lead it to the repository of the test.
  vi.stubEnv('GIT_DIR', path.join(directory, '.git'));
  vi.stubEnv('GIT_WORK_TREE', directory);
  git('init', '-q', '-b', 'main');
  first = commit();
});

describe('the state to compare with', () => {
  it('is where the branch left the main one, whatever that has got since', () => {
    git('checkout', '-q', '-b', 'branch');
    write('content/home/en.mdx', 'Mine.');
    commit();
    git('checkout', '-q', 'main');
    write('content/old/en.mdx', 'Theirs.');
    commit();
    git('checkout', '-q', 'branch');
    expect(findBase(undefined)).toEqual({ name: `main (${first.slice(0, 8)})`, hash: first });
  });

  it('is the one that is named', () => {
    write('content/home/en.mdx', 'Mine.');
    commit();
    expect(findBase('HEAD~1')).toEqual({ name: 'HEAD~1', hash: first });
  });

  it('has to be one that git knows, and no option of its own', () => {
    expect(() => findBase('nowhere')).toThrow('git knows no "nowhere": expected a branch');
    expect(() => findBase('--all')).toThrow('git knows no "--all"');
  });

  it('is none without a main branch, or without git', () => {
    git('branch', '-m', 'trunk');
    expect(() => findBase(undefined)).toThrow('There is no branch origin/main, main');
    vi.stubEnv('GIT_DIR', path.join(directory, 'nothing'));
    expect(() => findBase(undefined)).toThrow('This folder is no git repository');
  });
});

it('files that differ are those of commits and of the working tree, both names of a moved one, and new ones', () => {
  write('content/home/en.mdx', 'Mine.');
  mkdirSync(path.join(directory, 'content/new'));
  renameSync(
    path.join(directory, 'content/old/en.mdx'),
    path.join(directory, 'content/new/en.mdx'),
  );
  commit();
  write('content/późny tekst/pl.mdx', 'Jeszcze w żadnym commicie.');
  write('out/index.html', 'Ignored.');
  expect(changedFiles(findBase(first))).toEqual([
    'content/home/en.mdx',
    'content/new/en.mdx',
    'content/old/en.mdx',
    'content/późny tekst/pl.mdx',
  ]);
});
