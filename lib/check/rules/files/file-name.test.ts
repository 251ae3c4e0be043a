import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFileTree } from '@/lib/files/file-tree';
import { dataFileNames, recordFiles } from '@/lib/schema/data-files';
import { writeTree } from '@/tests/support/temporary-tree';
import {
  folderNameFault,
  isHiddenFile,
  meantDataFile,
  pageNameFault,
  unreadFiles,
} from './file-name';

it.each([
  ['home/EN.mdx', 'home/en.mdx', 'expected the name en.mdx, found "EN.mdx"'],
  ['home/pl-PL.mdx', 'home/pl.mdx', 'expected the name pl.mdx'],
  ['home/en.mdx.txt', 'home/en.mdx', 'expected the name en.mdx'],
  ['home/pl.docx', undefined, 'expected the name pl.mdx'],
  ['home/de.mdx', undefined, 'named after its language: expected'],
  ['about.mdx', undefined, 'a page is a folder'],
  ['data/en.mdx', undefined, 'holds data'],
])('says what is wrong with %j, and which page is meant', (file, meant, words) => {
  const message = expect.stringContaining(words);
  expect(pageNameFault(file)).toEqual(meant ? { meant, message } : { message });
});

it.each([
  ['services/_Section.yml', 'services/_section.yaml'],
  ['data/Menu.YAML', 'data/menu.yaml'],
  ['home/people.yaml', 'data/people.yaml'],
  ['home/kitchen.yaml', undefined],
])('knows which data file is meant by %j', (file, meant) => {
  expect(meantDataFile(file)).toBe(meant);
});

it.each([
  ['Foo Bar', 'foo-bar'],
  ['Żółć i ćma', 'zolc-i-cma'],
  ['_foo', 'foo'],
  ['foo--bar', 'foo-bar'],
])('suggests a name for the folder %j', (name, near) => {
  expect(folderNameFault(name)).toContain(`name it "${near}"`);
});

it.each(['.DS_Store', '.git/en.mdx', 'home/Thumbs.db'])('hides %j', (file) => {
  expect(isHiddenFile(file)).toBe(true);
});

it('tells of links and of data that nothing reads, and of no record', () => {
  const records = Object.values(recordFiles).map((file) => [file, '{}'] as const);
  const directory = writeTree({
    'home/en.mdx': 'Text.',
    'data/kitchen.yaml': '[]',
    'data/tag.yaml': '{}',
    ...Object.fromEntries(records),
  });
  symlinkSync(path.join(directory, 'home/en.mdx'), path.join(directory, 'home/pl.mdx'));
  const found = unreadFiles(directory, directory, readFileTree(directory));
  expect(found.map(({ file, reason }) => [file, reason])).toEqual([
    ['home/pl.mdx', expect.stringContaining('symbolic link')],
    ['data/kitchen.yaml', expect.stringContaining(`nearest of ${dataFileNames.length} are`)],
    ['data/tag.yaml', expect.stringContaining('did you mean `tags`?')],
  ]);
});

it.each(['CON', 'Nul', 'aux ', '日本'])(
  'proposes no name for the folder "%s" that is refused as well',
  (name) => {
    expect(folderNameFault(name)).not.toContain('name it');
  },
);
