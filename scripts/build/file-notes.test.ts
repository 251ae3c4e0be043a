import { linkSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { openFileNotes } from './file-notes';

const names = ['a.html', 'constructor'];

/** Opens notes that count what they read. */
function opened(directory: string, file: string | undefined, code = '1') {
  const read: string[] = [];
  const find = (bytes: Buffer, name: string) => {
    read.push(name);
    return bytes.length;
  };
  return { read, notes: openFileNotes(directory, { file, code, find }) };
}

/** Asks for all files, and keeps what was found. */
function askAll(directory: string, file: string | undefined, code?: string) {
  const { read, notes } = opened(directory, file, code);
  const values = names.map((name) => notes.of(name));
  notes.save();
  return { read, values };
}

const before = () => writeTree({ 'a.html': 'one', constructor: 'four' });
const noted = () => path.join(writeTree({}), 'notes.json');

it('reads a file again only where another one has its name', () => {
  const [site, file] = [before(), noted()];
  expect(askAll(site, file)).toEqual({ read: names, values: [3, 4] });
  expect(askAll(site, file)).toEqual({ read: [], values: [3, 4] });
  const next = writeTree({ 'a.html': 'two' });
  linkSync(path.join(site, 'constructor'), path.join(next, 'constructor'));
  expect(askAll(next, file)).toEqual({ read: ['a.html'], values: [3, 4] });
  utimesSync(path.join(next, 'a.html'), 1, 1);
  expect(askAll(next, file).read).toEqual(['a.html']);
});

it.each([
  ['other code', (file: string) => file, '2'],
  ['nothing to keep it in', () => undefined, '1'],
  [
    'damaged notes',
    (file: string) => {
      writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
      return file;
    },
    '1',
  ],
])('reads every file with %s', (_, file, code) => {
  const [site, notes] = [before(), noted()];
  askAll(site, notes);
  expect(askAll(site, file(notes), code).read).toEqual(names);
});

it('finds something else where it is made of something else besides, and forgets what nobody asks for', () => {
  const [site, file] = [before(), noted()];
  const first = opened(site, file);
  first.notes.of('a.html', 'title');
  first.notes.of('constructor');
  first.notes.save();
  const second = opened(site, file);
  second.notes.of('a.html', 'title');
  second.notes.of('a.html', 'other');
  second.notes.save();
  expect(second.read).toEqual(['a.html']);
  expect(askAll(site, file).read).toEqual(names);
});
