import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { openCache } from './check-cache';

const newFolder = () => path.join(writeTree({}), 'deeper', 'check');

/** What is said of a text, and whether it had to be found. */
function ask(folder: string, content: string, version = '1') {
  const find = vi.fn(() => ({ problems: [`about ${content} in ${version}`] }));
  const found = openCache(folder, version)(content, find);
  return { found, isNew: find.mock.calls.length > 0 };
}

it('gives back what was found for the same content only', () => {
  const folder = newFolder();
  expect(ask(folder, 'a')).toEqual({ found: { problems: ['about a in 1'] }, isNew: true });
  expect(ask(folder, 'a')).toEqual({ found: { problems: ['about a in 1'] }, isNew: false });
  expect(ask(folder, 'b').isNew).toBe(true);
});

it('knows nothing of another version', () => {
  const folder = newFolder();
  ask(folder, 'a', '1');
  expect(ask(folder, 'a', '2').found).toEqual({ problems: ['about a in 2'] });
});

it('finds again what is damaged on the disk', () => {
  const folder = newFolder();
  ask(folder, 'a');
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(file, readFileSync(file).subarray(0, -5));
  expect(ask(folder, 'a')).toEqual({ found: { problems: ['about a in 1'] }, isNew: true });
});
