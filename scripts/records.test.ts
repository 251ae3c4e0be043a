import { execFileSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recordFiles } from '@/lib/schema/data-files';
import { writeTree } from '@/tests/support/temporary-tree';
import { findChanges } from './records';

const page = 'services/finops/en.mdx';
const other = 'home/pl.mdx';

const write = (directory: string, file: string, text: string, day: string) => {
  const target = path.join(directory, file);
  writeFileSync(target, text);
  const noon = new Date(`${day}T12:00:00Z`);
  utimesSync(target, noon, noon);
};

function commitAll(directory: string, day: string): void {
  const date = `${day}T12:00:00Z`;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@a.example', ...args], {
      cwd: directory,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '--no-gpg-sign', '-m', 'Change');
}

it('dates texts by the commit that changed them last, and by the disk what is not committed', () => {
  const tree = writeTree({ [`content/${page}`]: 'a', [`content/${other}`]: 'b', 'x.txt': '' });
  const directory = path.join(tree, 'content');
  commitAll(tree, '2026-01-05');
  write(directory, page, 'a2', '2026-11-01');
  commitAll(tree, '2026-02-06');
  expect(findChanges(directory).days).toEqual({ [page]: '2026-02-06', [other]: '2026-01-05' });
  write(directory, other, 'b2', '2026-03-07');
  expect(findChanges(directory).days).toEqual({ [page]: '2026-02-06', [other]: '2026-03-07' });
});

it('keeps the recorded day as long as the text is the recorded one', () => {
  const directory = writeTree({ [page]: 'a', [other]: 'b', 'data/x.yaml': '' });
  write(directory, page, 'a', '2026-01-05');
  write(directory, other, 'b', '2026-01-05');
  const { record } = findChanges(directory);
  writeFileSync(path.join(directory, recordFiles.changes), JSON.stringify(record));
  write(directory, page, 'a', '2026-10-10');
  write(directory, other, 'b2', '2026-10-11');
  expect(findChanges(directory).days).toEqual({ [page]: '2026-01-05', [other]: '2026-10-11' });
});
