import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { writeTree } from '@/tests/support/temporary-tree';
import { replaceFolder, restoreFolder } from './replace-folder';

const before = process.cwd();

beforeEach(() => process.chdir(writeTree({ 'made/new.html': 'new', 'out/old.html': 'old' })));

afterEach(() => process.chdir(before));

it('puts a folder into the place of another one, and leaves nothing of that', () => {
  replaceFolder('made', 'out');
  expect(filesBelow('.')).toEqual(['out/new.html']);
});

it('makes the folders above one that is not there yet', () => {
  replaceFolder('made', 'sites/today');
  expect(readFileSync('sites/today/new.html', 'utf8')).toBe('new');
});

it('leaves the old one where the new one cannot be put', () => {
  expect(() => replaceFolder('nowhere', 'out')).toThrow('ENOENT');
  expect(filesBelow('out')).toEqual(['old.html']);
});

it('puts the old one back after a build that was killed between two renames', () => {
  const old = path.join('.cache/replaced', 'out');
  mkdirSync('.cache/replaced', { recursive: true });
  renameSync('out', old);
  restoreFolder('out');
  expect(filesBelow('out')).toEqual(['old.html']);
  expect(existsSync(old)).toBe(false);
});
