import path from 'node:path';
import fc from 'fast-check';
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
  const home = page('[One](/p-0).\n', 'path: /', 'singleLanguage: true');
  const own = (id: string, links: readonly string[]) =>
    page(
      links.map((link) => `See [${link}](/${link}).\n`).join('\n'),
      'singleLanguage: true',
      `shortTitle: ${id}`,
    );

  /** A site of some pages with links between them; the first is linked from home. */
  const treeOf = (links: readonly (readonly number[])[]) => ({
    'home/en.mdx': home,
    'not-found/en.mdx': own('not-found', []),
    ...Object.fromEntries(
      links.map((targets, index) => [
        `p-${index}/en.mdx`,
        own(
          `p-${index}`,
          targets.filter((target) => target < links.length).map((target) => `p-${target}`),
        ),
      ]),
    ),
  });

  it('tells exactly the pages that nothing links to', async () => {
    const graph = fc.array(fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(graph, async (links) => {
        const orphans = links.flatMap((_, index) => {
          const isLinked =
            index === 0 || links.some((targets, from) => from !== index && targets.includes(index));
          return isLinked ? [] : [`p-${index}/en.mdx`];
        });
        const found = (await problemsOf('orphan-page', treeOf(links))).map(({ file }) => file);
        expect(found.sort()).toEqual(orphans);
      }),
      { numRuns: 40 },
    );
    // Forty checks of a site.
  }, 120_000);

  it('takes neither the menu nor the frame for a text that leads to a page', async () => {
    const tree = {
      'home/en.mdx': page('Text.\n', 'path: /', 'singleLanguage: true'),
      'not-found/en.mdx': own('not-found', []),
      'contact-us/en.mdx': own('contact', []),
    };
    expect(await problemsOf('orphan-page', tree)).toMatchObject([
      { file: 'contact-us/en.mdx', reason: expect.stringContaining('content/home/en.mdx') },
    ]);
  });

  it('names the nearest page above as the place to link from', async () => {
    const tree = {
      'home/en.mdx': page('[S](/area).\n', 'path: /', 'singleLanguage: true'),
      'not-found/en.mdx': own('not-found', []),
      'area/en.mdx': page('Text.\n', 'layout: contact', 'singleLanguage: true'),
      'area/deep/lost/en.mdx': own('lost', []),
    };
    expect(await problemsOf('orphan-page', tree)).toMatchObject([
      { file: 'area/deep/lost/en.mdx', reason: expect.stringContaining('content/area/en.mdx') },
    ]);
  });

  it('says nothing of a tree that is a part of a site', async () => {
    expect(await problemsOf('orphan-page', { 'lost/en.mdx': own('lost', []) })).toEqual([]);
  });
});
