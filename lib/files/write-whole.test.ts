import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { writeIfChanged, writeWhole } from './write-whole';

it('leaves no half of a file where it cannot be written', () => {
  const folder = writeTree({ 'taken/file': '' });
  expect(() => writeWhole(path.join(folder, 'taken'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

it('touches a file only where its text is another', () => {
  const file = path.join(writeTree({}), 'new/file');
  writeIfChanged(file, 'text');
  const past = new Date('2026-01-01');
  utimesSync(file, past, past);
  writeIfChanged(file, 'text');
  expect(statSync(file).mtime).toEqual(past);
  writeIfChanged(file, 'other');
  expect(readFileSync(file, 'utf8')).toBe('other');
  expect(statSync(file).mtime).not.toEqual(past);
});
