import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentFiles } from '@/lib/content/reader';
import { recordFiles } from '@/lib/schema/data-files';
import { writeTree } from '@/tests/support/temporary-tree';
import { unreadFiles } from './unread-files';

it('tells of symbolic links, and of data under a name that nobody reads', () => {
  const directory = writeTree({ 'home/en.mdx': 'Text.', 'data/menu.yml': '[]' });
  symlinkSync(path.join(directory, 'home/en.mdx'), path.join(directory, 'home/pl.mdx'));
  const found = unreadFiles(directory, contentFiles(directory));
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ['home/pl.mdx', 'unreadable', expect.stringContaining('symbolic link')],
    ['data/menu.yml', 'file-name', expect.stringContaining('content/data/menu.yaml')],
  ]);
});

it('tells of data that nothing reads, and of no record', () => {
  const records = Object.values(recordFiles).map((file) => [file, '{}'] as const);
  const directory = writeTree({
    'data/prizes.yaml': '[]',
    'data/tag.yaml': '{}',
    ...Object.fromEntries(records),
  });
  const found = unreadFiles(directory, contentFiles(directory));
  expect(found.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    ['data/prizes.yaml', 'file-name', expect.stringContaining('expected one of `certificates`')],
    ['data/tag.yaml', 'file-name', expect.stringContaining('did you mean `tags`?')],
  ]);
});
