import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFileTree } from '@/lib/content/file-tree';
import { locales } from '@/lib/i18n/locales';
import { dataFileNames, recordFiles } from '@/lib/schema/data-files';
import { writeTree } from '@/tests/support/temporary-tree';
import { isHiddenFile, isPageFile, meantDataFile, pageNameFault, unreadFiles } from './file-name';
import { folderNameFault } from './folder-name';

describe('pages', () => {
  it.each([
    ['home/EN.mdx', 'home/en.mdx'],
    ['home/en .mdx', 'home/en.mdx'],
    ['home/pl-PL.mdx', 'home/pl.mdx'],
    ['home/english.mdx', 'home/en.mdx'],
    ['home/en.md', 'home/en.mdx'],
    ['home/en.MDX', 'home/en.mdx'],
    ['home/en.mdx.txt', 'home/en.mdx'],
  ])('are meant by %j', (file, meant) => {
    expect(pageNameFault(file)).toEqual({ meant, message: expect.stringContaining('expected') });
  });

  it.each([
    ['home/de.mdx', `${locales.map((locale) => `${locale}.mdx`).join(' or ')}, found "de.mdx"`],
    ['home/index.mdx', 'which language'],
    ['home/pl.docx', 'expected the name pl.mdx'],
    ['about.mdx', 'expected content/about/'],
    ['en.mdx', 'a page is a folder'],
    ['data/en.mdx', 'holds data'],
  ])('are not made certain by %j', (file, words) => {
    expect(pageNameFault(file)).toEqual({ message: expect.stringContaining(words) });
  });

  it('are named after their language', () => {
    expect(pageNameFault('services/finops/pl.mdx')).toBeUndefined();
    expect(isPageFile('services/finops/pl.mdx')).toBe(true);
  });

  it.each(['home/notes.txt', 'home/offer.docx', 'home/costs.svg', 'data/menu.yaml'])(
    'are not meant by %j',
    (file) => expect(isPageFile(file)).toBe(false),
  );
});

describe('data files', () => {
  it.each([
    ['services/_section.yml', 'services/_section.yaml'],
    ['services/section.yaml', 'services/_section.yaml'],
    ['services/_Section.yaml', 'services/_section.yaml'],
    ['data/menu.yml', 'data/menu.yaml'],
    ['data/Menu.YAML', 'data/menu.yaml'],
    ['menu.yaml', 'data/menu.yaml'],
    ['home/people.yaml', 'data/people.yaml'],
  ])('%j is meant to be %j', (file, meant) => {
    expect(meantDataFile(file)).toBe(meant);
  });

  it.each(['services/_section.yaml', 'data/menu.yaml', 'data/kitchen.yaml', 'home/kitchen.yaml'])(
    '%j is what it is meant to be',
    (file) => expect(meantDataFile(file)).toBeUndefined(),
  );
});

describe('folders', () => {
  it.each([
    ['Foo Bar', 'foo-bar'],
    ['usługa', 'usluga'],
    ['Żółć i ćma', 'zolc-i-cma'],
    ['_foo', 'foo'],
    ['foo--bar', 'foo-bar'],
    ['%20', '20'],
  ])('%j is to be named %j', (name, near) => {
    expect(folderNameFault(name)).toContain(`name it "${near}"`);
  });

  it('have no name to suggest when nothing is left of it', () => {
    expect(folderNameFault('___')).not.toContain('name it');
  });

  it.each(['finops', 'm365-security-pack', '404'])('%j is a good name', (name) => {
    expect(folderNameFault(name)).toBeUndefined();
  });
});

it.each([
  ['.DS_Store', true],
  ['home/.DS_Store', true],
  ['.git/en.mdx', true],
  ['home/Thumbs.db', true],
  ['home/en.mdx', false],
])('knows whether %j is hidden', (file, isHidden) => {
  expect(isHiddenFile(file)).toBe(isHidden);
});

it('tells of symbolic links, and of data under a name that nobody reads', () => {
  const directory = writeTree({ 'home/en.mdx': 'Text.', 'data/menu.yml': '[]' });
  symlinkSync(path.join(directory, 'home/en.mdx'), path.join(directory, 'home/pl.mdx'));
  const found = unreadFiles(readFileTree(directory));
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ['home/pl.mdx', 'unreadable', expect.stringContaining('symbolic link')],
    ['data/menu.yml', 'file-name', expect.stringContaining('content/data/menu.yaml')],
  ]);
});

it('tells of data that nothing reads, and of no record', () => {
  const records = Object.values(recordFiles).map((file) => [file, '{}'] as const);
  const directory = writeTree({
    'data/kitchen.yaml': '[]',
    'data/tag.yaml': '{}',
    ...Object.fromEntries(records),
  });
  const found = unreadFiles(readFileTree(directory));
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    [
      'data/kitchen.yaml',
      'file-name',
      expect.stringContaining(`the nearest of ${dataFileNames.length} are`),
    ],
    ['data/tag.yaml', 'file-name', expect.stringContaining('did you mean `tags`?')],
  ]);
});
