import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { withinTime } from '@/tests/support/processor-time';
import { writeTree } from '@/tests/support/temporary-tree';
import { isPlainFile, readFileTree, requirePlainTree } from './file-tree';

it('lists files at any depth, sorted, with forward slashes', () => {
  const directory = writeTree({ 'b/en.mdx': '', 'a/c/en.mdx': '', 'z.txt': '' });
  mkdirSync(path.join(directory, 'empty'));
  expect(readFileTree(directory)).toEqual({
    files: ['a/c/en.mdx', 'b/en.mdx', 'z.txt'],
    faults: [],
  });
});

it('follows no link, waits for no pipe, and tells of both', () => {
  const directory = writeTree({ 'a/en.mdx': '' });
  symlinkSync('..', path.join(directory, 'a/up'));
  execFileSync('mkfifo', [path.join(directory, 'a/pl.mdx')]);
  const { files, faults } = readFileTree(directory);
  expect(files).toEqual(['a/en.mdx']);
  expect(faults.map(({ file, message }) => [file, message])).toEqual([
    ['a/pl.mdx', expect.stringContaining('pipe')],
    ['a/up', expect.stringContaining('symbolic link')],
  ]);
  expect(
    ['a/en.mdx', 'a/up', 'a/pl.mdx', 'a', 'b'].map((file) =>
      isPlainFile(path.join(directory, file)),
    ),
  ).toEqual([true, false, false, false, false]);
});

/** Somebody who owns nothing: the super-user may read everything. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};

it('tells what may not be read', () => {
  const directory = writeTree({ 'a/en.mdx': '', 'b/en.mdx': '' });
  chmodSync(directory, 0o755);
  chmodSync(path.join(directory, 'a/en.mdx'), 0);
  chmodSync(path.join(directory, 'b'), 0);
  const { code } = transformSync(readFileSync('lib/files/file-tree.ts', 'utf8'), {
    loader: 'ts',
  });
  const program = `${code}\nconsole.log(JSON.stringify(readFileTree('.')))`;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    ...nobody,
    cwd: directory,
    encoding: 'utf8',
  });
  chmodSync(path.join(directory, 'b'), 0o755);
  const why = expect.stringContaining('expected the right to read it');
  expect(JSON.parse(found)).toEqual({
    files: [],
    faults: [
      { file: 'a/en.mdx', message: why },
      { file: 'b', message: why },
    ],
  });
});

it('reads a thousand folders in no time', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => [`page-${at}/en.mdx`, '']);
  const directory = writeTree(Object.fromEntries(names));
  expect((await withinTime(() => readFileTree(directory), 1000)).files).toHaveLength(1000);
});

it('ends a program that would follow links, with a line for each of the first twenty', () => {
  const directory = writeTree({ 'data/a.yaml': '' });
  for (let at = 0; at < 25; at += 1) symlinkSync('/etc', path.join(directory, `link-${at}`));
  const failed = () => requirePlainTree(directory, () => false);
  expect(failed).toThrow(/^.*link-0: a symbolic link is not followed(.*\n){20}… and 5 more$/);
  expect(() => requirePlainTree(directory, () => true)).not.toThrow();
});
