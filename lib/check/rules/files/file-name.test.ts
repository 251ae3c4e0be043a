import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFileTree } from '@/lib/content/file-tree';
import { locales } from '@/lib/i18n/locales';
import { dataFileNames, recordFiles } from '@/lib/schema/data-files';
import { writeTree } from '@/tests/support/temporary-tree';
import { isHiddenFile, meantDataFile, pageNameFault, unreadFiles } from './file-name';
import { folderNameFault } from './folder-name';

it.each([
  ['home/EN.mdx', 'home/en.mdx'],
  ['home/en .mdx', 'home/en.mdx'],
  ['home/pl-PL.mdx', 'home/pl.mdx'],
  ['home/english.mdx', 'home/en.mdx'],
  ['home/en.md', 'home/en.mdx'],
  ['home/en.MDX', 'home/en.mdx'],
  ['home/en.mdx.txt', 'home/en.mdx'],
])('knows which page is meant by %j', (file, meant) => {
  expect(pageNameFault(file)).toEqual({ meant, message: expect.stringContaining('expected') });
});

it.each([
  ['home/de.mdx', `${locales.map((locale) => `${locale}.mdx`).join(' or ')}, found "de.mdx"`],
  ['home/index.mdx', 'which language'],
  ['home/pl.docx', 'expected the name pl.mdx'],
  ['about.mdx', 'expected content/about/'],
  ['en.mdx', 'a page is a folder'],
  ['data/en.mdx', 'holds data'],
])('says of %j what a page is named', (file, words) => {
  expect(pageNameFault(file)).toEqual({ message: expect.stringContaining(words) });
});

it.each([
  ['services/_section.yml', 'services/_section.yaml'],
  ['services/section.yaml', 'services/_section.yaml'],
  ['services/_Section.yaml', 'services/_section.yaml'],
  ['data/menu.yml', 'data/menu.yaml'],
  ['data/Menu.YAML', 'data/menu.yaml'],
  ['menu.yaml', 'data/menu.yaml'],
  ['home/people.yaml', 'data/people.yaml'],
  ['home/kitchen.yaml', undefined],
])('knows which data file is meant by %j', (file, meant) => {
  expect(meantDataFile(file)).toBe(meant);
});

it.each([
  ['Foo Bar', 'foo-bar'],
  ['usługa', 'usluga'],
  ['Żółć i ćma', 'zolc-i-cma'],
  ['_foo', 'foo'],
  ['foo--bar', 'foo-bar'],
  ['%20', '20'],
])('suggests a name for the folder %j', (name, near) => {
  expect(folderNameFault(name)).toContain(`name it "${near}"`);
});

it('has no name to suggest when nothing is left of it', () => {
  expect(folderNameFault('___')).not.toContain('name it');
});

it.each(['.DS_Store', 'home/.DS_Store', '.git/en.mdx', 'home/Thumbs.db'])('hides %j', (file) => {
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
  const found = unreadFiles(readFileTree(directory));
  expect(found.map(({ file, reason }) => [file, reason])).toEqual([
    ['home/pl.mdx', expect.stringContaining('symbolic link')],
    ['data/kitchen.yaml', expect.stringContaining(`nearest of ${dataFileNames.length} are`)],
    ['data/tag.yaml', expect.stringContaining('did you mean `tags`?')],
  ]);
});
