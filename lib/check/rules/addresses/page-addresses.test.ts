import { expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

const reserved = (files: Record<string, string>) =>
  problemsOf('reserved-address', files).map(({ file, line, column, message }) => [
    `${file}:${line}:${column}`,
    message,
  ]);

it.each([
  ['handbook/en.mdx', page(), 'handbook/en.mdx:1:1', '/handbook is kept for the handbook'],
  ['plan/en.mdx', page('T.\n', 'slug: pictures'), 'plan/en.mdx:4:7', '/pictures is kept'],
  ['plan/pl.mdx', page('T.\n', 'path: /pl/plan'), 'plan/pl.mdx:4:7', 'added by itself'],
  ['plan/pl.mdx', page('T.\n', 'path: /404'), 'plan/pl.mdx:4:7', '/pl/404 is kept'],
  ['plan/en.mdx', page('T.\n', 'path: /'), 'plan/en.mdx:4:7', '/ is kept for the home page'],
  ['blocks/more/en.mdx', page(), 'blocks/more/en.mdx:1:1', '/blocks/more is kept'],
  ['plan/en.mdx', page('T.\n', 'path: /case-studies/page/two'), 'plan/en.mdx:4:7', 'of a list'],
])('refuses the address of %s: %s', (file, text, place, words) => {
  expect(reserved({ [file]: text })).toEqual([[place, expect.stringContaining(words)]]);
});

it('knows the list of posts by its address in each language', () => {
  const files = { 'blog/pl.mdx': page('T.\n', 'slug: dziennik'), 'blog/page/pl.mdx': page() };
  const [found] = reserved(files);
  expect(found?.[1]).toContain('/pl/dziennik/strona is kept');
});

it('accepts the same words further down, the home page and the not-found page', () => {
  expect(
    reserved({
      'home/en.mdx': page('T.\n', 'path: /'),
      'not-found/en.mdx': page('T.\n', 'path: /404'),
      'services/handbook/en.mdx': page(),
      'handbooks/en.mdx': page(),
    }),
  ).toEqual([]);
});
