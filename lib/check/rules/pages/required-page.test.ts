import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const home = page('Text.\n', 'path: /');
const whole = {
  'content/home/en.mdx': home,
  'content/home/pl.mdx': home,
  'content/not-found/en.mdx': page(),
  'content/not-found/pl.mdx': page(),
};

function required(files: Record<string, string>, isWhole = true): string[] {
  const directory = writeTree({ ...files, 'addresses.json': '{}', 'messages/en/a.json': '{}' });
  const rest = isWhole
    ? {
        messages: path.join(directory, 'messages'),
        snapshot: path.join(directory, 'addresses.json'),
      }
    : {};
  const { problems } = checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date(),
    ...rest,
  });
  return problems
    .filter(({ rule }) => rule === 'required-page')
    .map(({ file, message }) => `${file}: ${message}`);
}

it('finds nothing where both pages are there in both languages', () => {
  expect(required(whole)).toEqual([]);
});

it('misses a page that is there in no language', () => {
  const { 'content/not-found/en.mdx': _en, 'content/not-found/pl.mdx': _pl, ...rest } = whole;
  expect(required(rest)).toEqual([
    expect.stringContaining('no page "not-found" in English and Polish'),
  ]);
});

it.each([
  ['a draft', page('T.\n', 'draft: true'), 'is a draft'],
  ['in one language on purpose', page('T.\n', 'singleLanguage: true'), 'in every language'],
])('misses a page that is %s', (_name, text, words) => {
  const { 'content/not-found/pl.mdx': _pl, ...rest } = whole;
  const found = required({ ...rest, 'content/not-found/en.mdx': text });
  expect(found).toEqual([expect.stringContaining(words)]);
});

it('misses a home page at the beginning of the site', () => {
  const found = required({ ...whole, 'content/home/pl.mdx': page() });
  expect(found).toEqual([
    'home/pl.mdx: the home page lives at "/": expected `path: "/"`, found /home',
  ]);
});

it('asks nothing of a tree of some pages', () => {
  expect(required({ 'content/plan/en.mdx': page() }, false)).toEqual([]);
});
