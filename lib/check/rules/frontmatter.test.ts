import { expect, it } from 'vitest';
import { description } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const text = (heading: string) =>
  `---\ntitle: ${heading}\ndescription: ${description} ${heading}\n---\n\nText.\n`;

it.each([
  ['{brand}', 0],
  ['{ company}', 0],
  ['{company} ', 2],
])('compares titles with the provider’s names filled in: %s', async (other, count) => {
  const found = await problemsOf('duplicate-title', {
    'a/en.mdx': text('"What {company} does for you"'),
    'b/en.mdx': text(`"What ${other} does for you"`),
  });
  expect(found).toHaveLength(count);
});

it.each(['7', '[]', '{}', 'true', 'null', '""'])(
  'leaves the title %s to other rules',
  async (value) => {
    const files = { 'a/en.mdx': text(value), 'b/en.mdx': text(value) };
    expect(await problemsOf('duplicate-title', files)).toEqual([]);
  },
);

it('compares what search results show: what `meta` says goes before the title', async () => {
  const meta = (heading: string) => `meta:\n  title: ${heading}`;
  const found = await problemsOf('duplicate-title', {
    'a/en.mdx': page('Text.\n', meta('Costs of the cloud')),
    'b/en.mdx': page('Text.\n', meta('Costs of the cloud')),
    'c/en.mdx': page(),
  });
  expect(found.map(({ file, line, column, reason }) => [file, line, column, reason])).toEqual([
    ['a/en.mdx', 5, 10, expect.stringContaining('`meta.title` is the same as in b/en.mdx')],
    ['b/en.mdx', 5, 10, expect.stringContaining('`meta.title` is the same as in a/en.mdx')],
  ]);
});
