import { describe, expect, it } from 'vitest';
import { readJson, readWholeYaml, readYaml } from './yaml';

const syntaxOf = (yaml: string) => readWholeYaml(yaml, 'shared').syntax;
const ignoredIn = (yaml: string) => readWholeYaml(yaml, 'shared').ignored;

it.each([
  ['a colon in the value', 'title: Costs: who pays', 7, 'a colon with a space after it'],
  ['typographic quotes', 'title: “Costs: who pays”', 7, 'found `“Costs: who pays”`'],
  ['a reserved character', 'title: @costs', 7, 'found `@costs`'],
  ['a backtick', 'title: `costs`', 7, 'cannot begin with this character'],
  ['a per cent sign', 'title: %50', 7, 'cannot begin with this character'],
  ['a bold word', 'title: *costs* rise', 7, 'all of the value in double quotes'],
  ['a reference to nothing', 'a: &x b\nc: *x\nd: *y\n', 17, 'a value cannot begin with *'],
  ['a placeholder without quotes', 'title: {brand} costs', 7, 'all of the value in double quotes'],
  ['a bracket', 'title: [New] costs', 7, 'all of the value in double quotes'],
  ['a bar', 'title: | costs', 7, 'all of the value in double quotes'],
  ['a quotation mark that is not closed', 'title: "costs\nslug: a', 7, 'never closed'],
  ['one above another text in quotes', 'a:\n  - "b\n  - "c"\n', 7, 'never closed'],
  ['quotes within quotes', 'title: "the "costs" rise"', 7, 'and “…” inside it'],
  ['an apostrophe within quotes', "title: 'it's'", 7, 'text follows a value that has ended'],
  ['no space after the colon', 'slug: a\ntitle:Costs', 8, 'found `title:Costs`'],
  ['no space in the first line', 'title:Costs\nslug: a', 0, 'found `title:Costs`'],
  ['a no-break space after the colon', 'slug: a\ndraft:\u00A0true', 14, 'an ordinary space'],
  ['no colon', 'slug: a\ntitle Costs', 8, 'expected a key, a colon, an ordinary space'],
  [
    'a line that goes on',
    'title: The costs\nof it\nslug: a\n',
    17,
    'two spaces before a line that goes on',
  ],
  ['a tab', 'a: b\nlist:\n\t- x', 11, 'begins with a tab'],
  ['a tab before a key', 'anna:\n\tname: A', 6, 'begins with a tab'],
  ['a list on the line of its key', 'list: - a', 6, 'on the line below its key'],
  ['a list that is not closed', 'list: [a, b', 11, 'write ] or }'],
  ['a backslash', 'title: "C:\\dir"', 10, 'a backslash in double quotes'],
  ['a key given twice', 'slug: a\nslug: b', 8, 'the key is given twice'],
  ['a second document', 'a: 1\n---\nb: 2', 5, 'ends the file'],
  ['a value that refers to itself', 'a: &a [*a]', 0, 'refers to itself'],
  [
    'a key too far in',
    '- label: groups.a\n  items:\n    - label: items.a\n       url: /home\n',
    55,
    'expected as many spaces before this line as before the keys it belongs with',
  ],
  [
    'a key not far enough in',
    'anna:\n  name: Anna\n position: Lead\n',
    20,
    'found `position: Lead`',
  ],
  ['spaces before the first key alone', '  title: Costs\nslug: a', 15, 'found `slug: a`'],
])('says of %s what to do about it', (_name, yaml, offset, words) => {
  expect(syntaxOf(yaml)).toEqual([{ offset, message: expect.stringContaining(words) }]);
  expect(ignoredIn(yaml)).toEqual([]);
});

it('tells the first mistake only, and reads what the parser still can', () => {
  const yaml = 'slug: c\ntitle: a: b\nlist:\n- e\n- f\nslug: d\n';
  const { raw, syntax, valueOffset } = readYaml(yaml, 'shared', 100);
  expect(syntax).toEqual([{ offset: 115, message: expect.stringContaining('a colon with') }]);
  expect(raw).toMatchObject({ title: null, list: ['e', 'f'] });
  expect(valueOffset(['list', 1])).toBe(132);
});

it('refuses references that multiply, at the last of them', () => {
  const lines = [...'abcdefgh'].map(
    (name, at, all) => `${name}: &${name} [${Array(9).fill(at ? `*${all[at - 1]}` : 'x')}]`,
  );
  const yaml = lines.join('\n');
  const message = expect.stringContaining('repeats another one a few times');
  expect(syntaxOf(yaml)).toEqual([{ offset: yaml.lastIndexOf('*'), message }]);
});

it.each([
  ['a title behind #', 'title: Ranking #1 in cloud', '“#1 in cloud” is left out'],
  ['a word behind #', 'title: Costs #cloud', '#cloud'],
  ['a nested value behind #', 'a:\n  b: Rank no #1', '#1'],
  ['a first word after &', 'title: &Co costs', '&Co'],
  ['a first word after !', 'title: !important costs', '!important'],
])('tells of what is left out: %s', (_name, yaml, words) => {
  const offset = yaml.search(/(Ranking|Costs #|Rank no|&Co|!important)/);
  expect(ignoredIn(yaml)).toEqual([{ offset, message: expect.stringContaining(words) }]);
});

it.each([
  'draft: true # until the lawyers agree',
  'date: 2026-11-20 # day of the fair',
  'category: blog # or news',
  'title: "Ranking" # the old one',
  '# a comment\ntitle: Costs of cloud\n# another\n',
  'list: # two\n  - a\n',
  'a: &x { b: c }\nd: *x',
  'title: C#m and A#m',
])('accepts %j', (yaml) => {
  expect(readYaml(yaml, 'shared')).toMatchObject({ syntax: [], ignored: [] });
});

it('knows the place of values and keys, and of what is around those that are not there', () => {
  const yaml = '2026:\n  - name: A\n    by:\n';
  const { keyOffset, valueOffset } = readYaml(yaml, 'shared');
  expect(valueOffset(['2026', 0, 'name'])).toBe(16);
  expect(keyOffset(['2026', 0, 'name'])).toBe(10);
  expect(valueOffset(['2026', 0, 'place'])).toBe(10);
  expect(valueOffset(['2026', 1])).toBe(0);
  expect(valueOffset(['2025'])).toBe(0);
});

describe('JSON', () => {
  it('is read with its places', () => {
    const { raw, syntax, keyOffset, valueOffset } = readJson('{ "a": { "b": "{brand}" } }', 'en');
    expect(syntax).toEqual([]);
    expect(raw).toEqual({ a: { b: '{brand}' } });
    expect([keyOffset(['a', 'b']), valueOffset(['a', 'b'])]).toEqual([9, 14]);
  });

  it.each([
    ['a comma that is missing', '{ "a": "b" "c": "d" }', 11],
    ['a comma too many', '{ "a": "b", }', 12],
    ['a text without quotes', '{ "a": b }', 7],
    ['quotes within quotes', '{ "a": "b "c" d" }', 11],
    ['an end that is missing', '{ "a": "b"', 10],
  ])('says where it is broken by %s', (_name, text, offset) => {
    const message = expect.stringContaining('expected "key": "text", with a comma between');
    expect(readJson(text, 'en').syntax).toEqual([{ offset, message }]);
  });

  it('has each key once', () => {
    const message = expect.stringContaining('is given twice');
    expect(readJson('{ "a": "b", "a": "c" }', 'en').syntax).toEqual([{ offset: 12, message }]);
  });
});
