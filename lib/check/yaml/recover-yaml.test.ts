import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { recoverYaml } from './recover-yaml';

const recover = (yaml: string) =>
  recoverYaml(yaml, (text) => parseDocument(text, { logLevel: 'error', uniqueKeys: true }));

it.each([
  ['a colon in the value', 'title: Costs: who pays', 7, 'title: "Costs: who pays"'],
  ['typographic quotes', 'title: “Costs: who pays”', 7, 'title: "Costs: who pays"'],
  ['a reserved character', 'title: @costs', 7, 'a value cannot begin with @'],
  ['a backtick', 'title: `costs`', 7, 'a value cannot begin with `'],
  ['a per cent sign', 'title: %50', 7, 'a value cannot begin with %'],
  ['a bold word', 'title: *costs* rise', 7, 'a value cannot begin with *'],
  ['a placeholder without quotes', 'title: {brand} costs', 7, 'title: "{brand} costs"'],
  ['a bracket', 'title: [New] costs', 7, 'is read as the beginning of a list'],
  ['a bar', 'title: | costs', 7, 'is read as the beginning of a text on the next lines'],
  ['a quotation mark that is not closed', 'title: "costs\nslug: a', 7, 'never closed'],
  ['quotes within quotes', 'title: "the "costs" rise"', 7, 'text follows the closing "'],
  ['an apostrophe within quotes', "title: 'it's'", 7, "text follows the closing '"],
  ['no space after the colon', 'slug: a\ntitle:Costs', 8, '`title: Costs`'],
  ['a no-break space after the colon', 'slug: a\ndraft:\u00A0true', 14, 'a no-break space'],
  ['no colon', 'slug: a\ntitle Costs', 8, 'the line has no key'],
  ['a tab', 'a: b\nlist:\n\t- x', 11, 'begins with a tab'],
  ['an indented beginning', '  title: Costs\nslug: a', 0, 'there are spaces before the key'],
  ['a list on the line of its key', 'list: - a', 6, 'on the line below its key'],
  ['a list that is not closed', 'list: [a, b', 11, 'write ] or }'],
  ['a backslash', 'title: "C:\\dir"', 10, 'a backslash in double quotes'],
  ['a key given twice', 'slug: a\nslug: b', 8, '`slug` is given twice'],
  ['a second document', 'a: 1\n---\nb: 2', 5, 'ends the file'],
])('says of %s what to do about it', (_name, yaml, offset, words) => {
  const { syntax } = recover(yaml);
  expect(syntax).toEqual([{ offset, message: expect.stringContaining(words) }]);
});

it('finds every broken entry, and keeps the others at their places', () => {
  const yaml = 'title: a: b\nslug: c\nsummary: "d\nlist:\n- e\n- f\n';
  const { document, syntax, brokenKeys } = recover(yaml);
  expect(syntax.map(({ offset }) => offset)).toEqual([7, 29]);
  expect(brokenKeys).toEqual(['title', 'summary']);
  expect(document?.toJS()).toEqual({ slug: 'c', list: ['e', 'f'] });
  expect(document?.getIn(['slug'], true)).toMatchObject({ range: [18, 19, 20] });
});

it('takes a line without a key for a part of the value above, which is not checked then', () => {
  expect(recover('title: The costs\nof the cloud\nslug: a\n').brokenKeys).toContain('title');
});

it('gives up on what is no YAML at all', () => {
  const { document, syntax } = recover('a text: of: lines\n'.repeat(50));
  expect(document).toBeUndefined();
  expect(syntax.length).toBeLessThanOrEqual(20);
});
