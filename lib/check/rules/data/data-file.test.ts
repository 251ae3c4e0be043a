import { expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { checkTree, page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

/** Problems of one data file beside a page. */
const problemsOf = async (file: string, text: string) =>
  (await checkTree({ 'services/finops/en.mdx': page(), [file]: text })).problems;

it.each([
  ['- a\n- b\n', 1, 1, 'data/people.yaml: expected keys and values, found a list'],
  ['', 1, 1, 'data/people.yaml: expected keys and values'],
  ['# Nobody yet\n', 1, 1, 'data/people.yaml: expected keys and values'],
])('reports a file that holds %j', async (text, line, column, words) => {
  const reason = expect.stringContaining(words);
  expect(await problemsOf('data/people.yaml', text)).toEqual([
    { file: 'data/people.yaml', line, column, ruleId: 'data-file', reason },
  ]);
});

it('points at the person something is missing of, and at the language', async () => {
  const text =
    '\uFEFFzofia:\r\n  name: Żółć\r\n  position: { en: A, pl: B }\r\n  bio:\r\n    en: A\r\n';
  expect(await problemsOf('data/people.yaml', text)).toEqual([
    expect.objectContaining({
      line: 4,
      column: 3,
      reason: 'data/people.yaml lacks `pl` of `bio` of `zofia`: expected text; write `pl: "…"`',
    }),
  ]);
});

it('takes no fact that languages write differently in a text that all of them show', async () => {
  const facts =
    'people: { meaning: People, value: 12500 }\nyear: { meaning: Y, value: 2011, kind: year }\n';
  const clients =
    'one:\n  name: Bank {facts.year}\n  industry: fin\n  sector: { en: Bank, pl: Bank }\n  size: { en: Small, pl: Mały }\n  place: { en: Łódź, pl: Łódź }\n  speaker:\n    name: Bank {facts.people}\n    role: { en: Head, pl: Szef }\n';
  expect(
    (await checkTree({ 'data/facts.yaml': facts, 'data/clients.yaml': clients })).problems,
  ).toEqual([
    expect.objectContaining({
      ruleId: 'data-file',
      line: 8,
      column: 16,
      reason: expect.stringContaining('each of them writes it its own way'),
    }),
  ]);
});

it('lets positions, which are in one language, and texts per language name any fact', async () => {
  const facts = 'people: { meaning: People, value: 12500 }\n';
  const person =
    'anna:\n  name: A\n  position: { en: "{facts.people}", pl: "{facts.people}" }\n  bio: { en: A, pl: B }\n';
  expect(
    (await checkTree({ 'data/facts.yaml': facts, 'data/people.yaml': person })).problems,
  ).toEqual([]);
  const job =
    '- { position: "{facts.people}", level: l, contract: c, place: p, cities: [W], description: d, posted: 2026-01-01, validThrough: 2026-02-01 }\n';
  expect((await checkTree({ 'data/facts.yaml': facts, 'data/jobs.yaml': job })).problems).toEqual(
    [],
  );
});

it('reads what it can of a file in which an entry is broken', async () => {
  const text = `anna: "A\njan:\n  name: "J"\n  position: { en: E, pl: P }\n  bio: { en: "{compny}", pl: P }\n`;
  const found = (await problemsOf('data/people.yaml', text)).map(({ line, column, reason }) => [
    line,
    column,
    reason,
  ]);
  expect(found).toEqual([
    [1, 7, expect.stringContaining('never closed')],
    [5, 15, '`{compny}` means nothing; did you mean `{company}`?'],
  ]);
});

it('tells where a file is not UTF-8, and nothing else of it', async () => {
  const directory = writeTree({
    'data/people.yaml': Buffer.from('anna:\n  name: A\xB3a\n', 'latin1'),
  });
  expect((await checkContent(directory, sampleBlocks, { now: new Date() })).problems).toEqual([
    expect.objectContaining({ line: 2, column: 10, reason: expect.stringContaining('UTF-8') }),
  ]);
});
