import { linkSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { openHashes, readHealth, writeHealth } from './health';

const site = {
  'index.html': 'Home',
  'pl/index.html': 'Dom',
  '.well-known/security.txt': 'Contact',
};

it('is the same for the same files, in whatever order and time they came', () => {
  const one = writeTree(site);
  const other = writeTree(Object.fromEntries(Object.entries(site).reverse()));
  utimesSync(path.join(other, 'index.html'), 1, 1);
  const id = writeHealth(one);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  expect([writeHealth(other), readHealth(one), writeHealth(one)]).toEqual([id, id, id]);
  expect(JSON.parse(readFileSync(path.join(one, 'healthz'), 'utf8'))).toEqual({
    status: 'ok',
    build: id,
  });
});

it.each([
  ['a text', { ...site, 'index.html': 'Hume' }],
  [
    'a name',
    { 'about.html': 'Home', 'pl/index.html': 'Dom', '.well-known/security.txt': 'Contact' },
  ],
  ['one file more', { ...site, 'about.html': '' }],
  ['two contents that changed places', { ...site, 'index.html': 'Dom', 'pl/index.html': 'Home' }],
])('is another one with %s', (_name, files) => {
  expect(writeHealth(writeTree(files))).not.toBe(writeHealth(writeTree(site)));
});

it('leaves compressed copies aside, and no other file of such a name', () => {
  const id = writeHealth(writeTree(site));
  expect(writeHealth(writeTree({ ...site, 'index.html.br': 'x', 'index.html.gz': 'y' }))).toBe(id);
  expect(writeHealth(writeTree({ ...site, 'download.gz': 'y' }))).not.toBe(id);
});

it('reads what is new only, and is the same', () => {
  const before = writeTree(site);
  const notes = path.join(writeTree({}), 'hashes.json');
  writeHealth(before, openHashes(before, notes));
  const after = writeTree({ 'index.html': 'Hume' });
  for (const name of ['pl/index.html', '.well-known/security.txt']) {
    mkdirSync(path.dirname(path.join(after, name)));
    linkSync(path.join(before, name), path.join(after, name));
  }
  const id = writeHealth(after, openHashes(after, notes));
  expect(id).toBe(writeHealth(after));
  // What stays is taken from the notes: another hash there makes another id.
  const said = readFileSync(notes, 'utf8');
  const [, hash = ''] = /"pl\/index\.html":\["[^"]*","(\w+)"/.exec(said) ?? [];
  writeFileSync(notes, said.replace(hash, hash.replace(/./g, '0')));
  expect(writeHealth(after, openHashes(after, notes))).not.toBe(id);
  rmSync(notes);
  expect(writeHealth(after, openHashes(after, notes))).toBe(id);
});

it('is none where a site says none', () => {
  expect(readHealth(writeTree(site))).toBeUndefined();
  expect(readHealth(writeTree({ healthz: 'ok' }))).toBeUndefined();
});
