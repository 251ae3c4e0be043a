import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { forkChanges, secretsIn } from './fork-changes';

let directory = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });

/** Commits everything as it is. */
function commit() {
  git('add', '-A');
  git('commit', '-qm', 'Change');
}

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};

beforeEach(() => {
  directory = writeTree({
    'content/home/en.mdx': 'Text.',
    'messages/en/common.json': '{}',
    'scripts/build.ts': 'build();',
    'package.json': '{}',
  });
  git('init', '-q', '-b', 'main');
  commit();
  git('checkout', '-q', '-b', 'fork');
});

const refused = () =>
  forkChanges('fork', 'main', directory).flatMap(({ file, reason }) =>
    reason ? [[file, reason]] : [],
  );

it('lets content and interface texts pass', () => {
  write('content/home/en.mdx', 'Other text.');
  write('content/home/costs ż.svg', '<svg/>');
  write('messages/pl/common.json', '{}');
  rmSync(path.join(directory, 'messages/en/common.json'));
  commit();
  expect(forkChanges('fork', 'main', directory)).toHaveLength(4);
  expect(refused()).toEqual([]);
});

it.each([
  'package.json',
  'scripts/build.ts',
  '.github/workflows/ci.yml',
  'public/a.js',
  'contents/a.mdx',
  'content',
  '.gitattributes',
  '.npmrc',
])('names %s, which is more', (file) => {
  if (file === 'content') rmSync(path.join(directory, 'content'), { recursive: true });
  write(file, 'changed');
  commit();
  expect(refused()).toContainEqual([file, expect.stringContaining('neither below content/ nor')]);
});

it('names what is removed or moved out of the code', () => {
  git('mv', 'scripts/build.ts', 'content/home/build.ts');
  commit();
  expect(refused().map(([file]) => file)).toEqual(['scripts/build.ts']);
});

it('names links, programs and other repositories among the content', () => {
  symlinkSync('/etc/passwd', path.join(directory, 'content/home/pl.mdx'));
  write('messages/en/run.json', '{}');
  chmodSync(path.join(directory, 'messages/en/run.json'), 0o755);
  commit();
  const hash = git('rev-parse', 'HEAD').trim();
  git('update-index', '--add', '--cacheinfo', `160000,${hash},content/other`);
  git('commit', '-qm', 'Change');
  expect(refused()).toEqual([
    ['content/home/pl.mdx', expect.stringContaining('symbolic link')],
    ['content/other', expect.stringContaining('another repository')],
    ['messages/en/run.json', expect.stringContaining('is a program')],
  ]);
});

it('counts from where the ways parted: what was merged meanwhile is not the fork’s', () => {
  write('content/home/en.mdx', 'Other text.');
  commit();
  git('checkout', '-q', 'main');
  write('scripts/build.ts', 'buildBetter();');
  commit();
  expect(refused()).toEqual([]);
});

it.each(['nowhere', '--output=/tmp/x', ''])('says that %j names no commit', (name) => {
  expect(() => forkChanges(name, 'main', directory)).toThrow('names no commit here');
});

it('says that histories have nothing in common', () => {
  git('checkout', '-q', '--orphan', 'other');
  git('commit', '-qm', 'Begin anew');
  expect(() => forkChanges('other', 'main', directory)).toThrow('no commit in common');
});

it('knows what a stranger’s content is not built with', () => {
  const environment = {
    PATH: '/bin',
    DEPLOY_TOKEN: 'a',
    FORM_ENDPOINT: 'b',
    GTM_ID: '',
    aws_secret: 'c',
  };
  expect(secretsIn(environment)).toEqual(['DEPLOY_TOKEN', 'FORM_ENDPOINT', 'aws_secret']);
});
