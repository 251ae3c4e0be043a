import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { keep, pruneKept, readKept } from './kept-file';

const month = 31 * 24 * 60 * 60 * 1000;
const newFile = () => path.join(writeTree({}), 'ab', 'abcd');

it('is read as it was kept', () => {
  const file = newFile();
  expect(readKept(file)).toBeUndefined();
  for (const content of [Buffer.from('text'), Buffer.alloc(0)]) {
    keep(file, content);
    expect(readKept(file)).toEqual(content);
  }
});

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  ['continued', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
  ['another one', () => Buffer.from('a file that was put there by somebody else')],
])('is as good as none where it is %s', (_name, damage) => {
  const file = newFile();
  keep(file, Buffer.from('text'));
  writeFileSync(file, damage(readFileSync(file)));
  expect(readKept(file)).toBeUndefined();
});

it('goes when nobody has read it for a month', () => {
  const [read, forgotten] = [newFile(), newFile()];
  const old = new Date(Date.now() - month);
  for (const file of [read, forgotten]) {
    keep(file, Buffer.from('text'));
    utimesSync(file, old, old);
  }
  readKept(read);
  expect(statSync(read).mtimeMs).toBeGreaterThan(old.getTime());
  for (const file of [read, forgotten]) pruneKept(path.dirname(path.dirname(file)));
  expect([existsSync(read), existsSync(forgotten)]).toEqual([true, false]);
});
