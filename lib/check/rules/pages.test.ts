import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const home = page('Text.\n', 'path: /');

it.each([
  ['there is not', undefined, 'no page "not-found" in English and Polish'],
  ['is a draft', page('T.\n', 'draft: true'), 'is a draft'],
  ['is in one language on purpose', page('T.\n', 'singleLanguage: true'), 'in every language'],
])('says of a required page that %s what is missing', async (_name, text, words) => {
  const directory = writeTree({
    'content/home/en.mdx': home,
    'content/home/pl.mdx': page(),
    ...(text && { 'content/not-found/en.mdx': text }),
    'addresses.json': '{}',
    'messages/en/a.json': '{}',
  });
  const { problems } = await checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
    messages: path.join(directory, 'messages'),
    snapshot: path.join(directory, 'addresses.json'),
  });
  const found = problems.filter(({ ruleId }) => ruleId === 'required-page');
  expect(found.map(({ reason }) => reason)).toEqual([
    'the home page lives at "/": expected `path: "/"`, found /home',
    expect.stringContaining(words),
  ]);
});

it('requires no page of a tree of some pages', async () => {
  expect(await problemsOf('required-page', { 'plan/en.mdx': page() })).toEqual([]);
});

describe('orphan-page', () => {
  const own = (id: string) => page('Text.\n', 'singleLanguage: true', `shortTitle: ${id}`);

  it('takes neither the menu nor the frame for a text that leads to a page', async () => {
    const tree = {
      'home/en.mdx': page('Text.\n', 'path: /', 'singleLanguage: true'),
      'not-found/en.mdx': own('not-found'),
      'contact-us/en.mdx': own('contact'),
    };
    expect(await problemsOf('orphan-page', tree)).toMatchObject([
      { file: 'contact-us/en.mdx', reason: expect.stringContaining('content/home/en.mdx') },
    ]);
  });

  it('names the nearest page above as the place to link from', async () => {
    const tree = {
      'home/en.mdx': page('[S](/area).\n', 'path: /', 'singleLanguage: true'),
      'not-found/en.mdx': own('not-found'),
      'area/en.mdx': page('Text.\n', 'layout: contact', 'singleLanguage: true'),
      'area/deep/lost/en.mdx': own('lost'),
    };
    expect(await problemsOf('orphan-page', tree)).toMatchObject([
      { file: 'area/deep/lost/en.mdx', reason: expect.stringContaining('content/area/en.mdx') },
    ]);
  });

  it('says nothing of a tree that is a part of a site', async () => {
    expect(await problemsOf('orphan-page', { 'lost/en.mdx': own('lost') })).toEqual([]);
  });
});
