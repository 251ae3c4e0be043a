import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { danglingAliases, hiddenValues, ignoredParts } from './ignored-parts';

const parse = (yaml: string) => parseDocument(yaml, { logLevel: 'error' });
const ignored = (yaml: string) => ignoredParts(parse(yaml), yaml);

it.each([
  ['a title behind #', 'title: Ranking #1 in cloud', 'title: "Ranking #1 in cloud"'],
  ['a word behind #', 'title: Costs #cloud', '#cloud'],
  ['a nested value behind #', 'a:\n  b: Rank no #1', '#1'],
  ['a first word after &', 'title: &Co costs', '&Co'],
  ['a first word after !', 'title: !important costs', '!important'],
])('tells of %s', (_name, yaml, words) => {
  const found = ignored(yaml);
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toContain(words);
  expect(found[0]?.offset).toBe(yaml.search(/(Ranking|Costs|Rank|&Co|!important)/));
});

it.each([
  'draft: true # until the lawyers agree',
  'date: 2026-11-20 # day of the fair',
  'category: blog # or news',
  'title: "Ranking" # the old one',
  '# a comment\ntitle: Costs of cloud\n# another\n',
  'a: &x { b: c }\nd: *x',
  'title: C#m and A#m',
])('accepts %j', (yaml) => {
  expect(ignored(yaml)).toEqual([]);
});

it('tells of a value that is a comment as a whole', () => {
  const yaml = 'title: # Costs\nslug:\nlist: # two\n  - a\n';
  expect(hiddenValues(parse(yaml), yaml)).toEqual([
    { key: 'title', offset: 7, message: expect.stringContaining('title: "# Costs"') },
  ]);
});

it('tells of references to nothing', () => {
  const yaml = 'a: &x b\nc: *x\nd: *y\n';
  expect(danglingAliases(parse(yaml), yaml)).toEqual([
    { offset: 17, message: expect.stringContaining('a value cannot begin with *') },
  ]);
});
