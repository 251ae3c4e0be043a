import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';
import { openCache } from './check-cache';
import { checkContent } from './check-content';

const newFolder = () => path.join(writeTree({}), 'deeper', 'check');

/** What is said of a text, and whether it had to be found. */
function ask(folder: string, content: string, version = '1') {
  const find = vi.fn(() => ({ problems: [`about ${content} in ${version}`] }));
  const found = openCache(folder, version)(content, find);
  return { found, isNew: find.mock.calls.length > 0 };
}

it('gives back what was found for the same content only', () => {
  const folder = newFolder();
  expect(ask(folder, 'a')).toEqual({ found: { problems: ['about a in 1'] }, isNew: true });
  expect(ask(folder, 'a')).toEqual({ found: { problems: ['about a in 1'] }, isNew: false });
  expect(ask(folder, 'b').isNew).toBe(true);
});

it('knows nothing of another version', () => {
  const folder = newFolder();
  ask(folder, 'a', '1');
  expect(ask(folder, 'a', '2').found).toEqual({ problems: ['about a in 2'] });
});

it('looks at a page again when the data that it is checked by changes', async () => {
  const directory = writeTree({ 'services/finops/en.mdx': page('A multi-cloud estate.\n') });
  const cache = openCache(newFolder(), '1');
  const avoided = async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const { problems } = await checkContent(directory, sampleBlocks, { now, cache });
    return problems.filter(({ ruleId }) => ruleId === 'avoided-term').map(({ file }) => file);
  };
  expect(await avoided()).toEqual([]);
  const terms = (term: string) =>
    `{ term: ${term}, definition: D., avoid: [{ form: multi-cloud, reason: one word }] }`;
  mkdirSync(path.join(directory, 'data'));
  writeFileSync(
    path.join(directory, 'data/glossary.yaml'),
    `multicloud:\n  en: ${terms('multicloud')}\n  pl: ${terms('multicloud')}\n`,
  );
  expect(await avoided()).toEqual(['services/finops/en.mdx']);
});
