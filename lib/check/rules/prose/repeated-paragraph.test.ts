import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckCache } from '@/lib/check/check-cache';
import { openCache } from '@/lib/check/check-cache';
import { checkContent } from '@/lib/check/check-content';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const ids = ['finops', 'alerts', 'backup'];
const words =
  'every account has an owner who sees what a project has cost in a month where that money went';

/** A paragraph of about twenty words, some of which are others; the fewer, the more it is like the next one. */
const paragraph = fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }).map((changes) =>
  words
    .split(' ')
    .map((word, at) => (changes[at] === 0 ? `${word}x` : word))
    .join(' '),
);

const text = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n'));

const fileOf = (directory: string, at: number) =>
  path.join(directory, 'services', ids[at] ?? '', 'en.mdx');

const found = async (directory: string, cache?: CheckCache) =>
  (
    await checkContent(directory, sampleBlocks, { now: new Date('2026-11-20T12:00:00Z'), cache })
  ).problems
    .filter(({ ruleId }) => ruleId === 'repeated-paragraph')
    .map(({ file, line, column, reason }) => ({ file, line, column, reason }));

it('finds after a change what a run finds that remembers nothing', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(text, text, text), fc.nat(2), text, async (texts, changed, other) => {
      const directory = writeTree(
        Object.fromEntries(ids.map((id, at) => [`services/${id}/en.mdx`, page(`${texts[at]}\n`)])),
      );
      const cache = openCache(path.join(writeTree({}), 'check'), '1');
      expect(await found(directory, cache)).toEqual(await found(directory));
      writeFileSync(fileOf(directory, changed), page(`${other}\n`));
      const expected = await found(directory);
      count += expected.length;
      expect(await found(directory, cache)).toEqual(expected);
    }),
    { numRuns: 10, seed: 7 },
  );
  expect(count).toBeGreaterThan(5);
});
