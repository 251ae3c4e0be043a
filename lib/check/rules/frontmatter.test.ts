import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { description, title } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const text = (heading: string) =>
  `---\ntitle: ${heading}\ndescription: ${description} ${heading}\n---\n\nText.\n`;

it('names the first page at every later one', () => {
  const found = problemsOf('duplicate-title', {
    'a/en.mdx': page(),
    'b/en.mdx': text(`"${title.toUpperCase()} "`),
    'c/en.mdx': page(),
    'c/pl.mdx': page(),
  });
  expect(found.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    ['b/en.mdx', 2, 8, expect.stringContaining('`title` is the same as in a/en.mdx')],
    ['c/en.mdx', 2, 8, expect.stringContaining('`title` is the same as in a/en.mdx')],
  ]);
});

it('reports a page that is new or changed since the last release, whichever comes first by name', () => {
  const hashOf = (file: string) => createHash('sha1').update(file).digest('base64url').slice(0, 8);
  const files = { 'a/en.mdx': page(), 'b/en.mdx': page(), 'c/en.mdx': page() };
  const recorded = (known: Readonly<Record<string, string>>) =>
    problemsOf('duplicate-title', { ...files, 'data/changed.json': JSON.stringify(known) }).map(
      ({ file, message }) => `${file} ${/in (\S+):/.exec(message)?.[1]}`,
    );
  const day = `2026-11-01 ${hashOf(page())}`;
  expect(recorded({ 'b/en.mdx': day, 'c/en.mdx': day })).toEqual(['a/en.mdx b/en.mdx']);
  expect(recorded({ 'a/en.mdx': '2026-11-01 another1', 'b/en.mdx': day })).toEqual([
    'a/en.mdx b/en.mdx',
    'c/en.mdx b/en.mdx',
  ]);
  // Where all of them are new, or none is, the first by name is as good as any.
  expect(recorded({})).toEqual(['b/en.mdx a/en.mdx', 'c/en.mdx a/en.mdx']);
});

it('compares titles with the provider’s names filled in', () => {
  const count = (other: string) =>
    problemsOf('duplicate-title', {
      'a/en.mdx': text('"What {company} does for you"'),
      'b/en.mdx': text(`"What ${other} does for you"`),
    }).length;
  expect(['{brand}', '{ company}', '{company} '].map(count)).toEqual([0, 0, 1]);
});

it.each(['7', '[]', '{}', 'true', 'null', '""'])('leaves the title %s to other rules', (value) => {
  const files = { 'a/en.mdx': text(value), 'b/en.mdx': text(value) };
  expect(problemsOf('duplicate-title', files)).toEqual([]);
});

it('compares what search results show: what `meta` says goes before the title', () => {
  const meta = (heading: string) => `meta:\n  title: ${heading}`;
  const found = problemsOf('duplicate-title', {
    'a/en.mdx': page('Text.\n', meta('Costs of the cloud')),
    'b/en.mdx': page('Text.\n', meta('Costs of the cloud')),
    'c/en.mdx': page(),
  });
  expect(found.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    ['b/en.mdx', 5, 10, expect.stringContaining('`meta.title` is the same as in a/en.mdx')],
  ]);
});
