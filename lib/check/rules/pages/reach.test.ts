import fc from 'fast-check';
import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

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

/** Pages that some lead to by any number of links, and these themselves. */
function reachedFrom(pages: readonly number[], links: readonly (readonly number[])[]) {
  const reached = new Set(pages);
  for (const page of reached) for (const target of links[page] ?? []) reached.add(target);
  return reached;
}

it('tells exactly the pages that nothing links to, and of the others those that are far', () => {
  const graph = fc.array(fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(graph, (links) => {
      const tree = treeOf(links);
      const filesOf = (rule: string) => problemsOf(rule, tree).map(({ file }) => file);
      const orphans = links.flatMap((_, index) => {
        const isLinked =
          index === 0 || links.some((targets, from) => from !== index && targets.includes(index));
        return isLinked ? [] : [`p-${index}/en.mdx`];
      });
      expect(filesOf('orphan-page').sort()).toEqual(orphans);
      let level = new Set([0]);
      const near = new Set(level);
      // The first page is one click away; two more steps are allowed from there.
      for (const _ of [2, 3]) {
        level = new Set([...level].flatMap((index) => links[index] ?? []));
        for (const index of level) near.add(index);
      }
      // What only a page without links leads to is near as soon as that one is linked.
      const fromHome = reachedFrom([0], links);
      const others = links.flatMap((_, index) =>
        orphans.includes(`p-${index}/en.mdx`) ? [index] : [],
      );
      const fromOthers = reachedFrom(others, links);
      const far = links.flatMap((_, index) =>
        near.has(index) || (fromOthers.has(index) && !fromHome.has(index))
          ? []
          : [`p-${index}/en.mdx`],
      );
      expect(filesOf('far-page').sort()).toEqual(far);
    }),
    // The fourth and the fifth page of a row are far.
    { numRuns: 40, examples: [[[[1], [2], [3], [4], []]]] },
  );
  // Eighty checks of a site, which take 15 s where nothing else runs.
}, 120_000);

it('counts the menu and the frame as ways, but not as a text that leads there', () => {
  const tree = {
    'home/en.mdx': page('Text.\n', 'path: /', 'singleLanguage: true'),
    'not-found/en.mdx': own('not-found', []),
    'contact-us/en.mdx': own('contact', []),
  };
  expect(problemsOf('far-page', tree)).toEqual([]);
  expect(problemsOf('orphan-page', tree)).toMatchObject([
    { file: 'contact-us/en.mdx', message: expect.stringContaining('content/home/en.mdx') },
  ]);
});

it('names the nearest page above that is near to home as the place to link from', () => {
  const tree = {
    'home/en.mdx': page('[S](/area).\n', 'path: /', 'singleLanguage: true'),
    'not-found/en.mdx': own('not-found', []),
    'area/en.mdx': page('Text.\n', 'layout: contact', 'singleLanguage: true'),
    'area/deep/lost/en.mdx': own('lost', []),
  };
  expect(problemsOf('orphan-page', tree)).toMatchObject([
    { file: 'area/deep/lost/en.mdx', message: expect.stringContaining('content/area/en.mdx') },
  ]);
});

it('says nothing of a tree that is a part of a site', () => {
  expect(problemsOf('orphan-page', { 'lost/en.mdx': own('lost', []) })).toEqual([]);
});
