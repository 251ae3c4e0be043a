import { expect, it } from 'vitest';
import { checkTree, page, people } from '@/tests/support/marked-content';

const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
const tag = (id: string, slug: string) =>
  `${id}:\n  name: { en: ${id}, pl: ${id} }\n  slug: ${slug}\n  description: { en: "${sentence} ${id}", pl: "${sentence} ${id}" }\n`;
const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', 'author: anna', ...lines);

/** What the check says of one link, where a Polish post is on backup and a draft on dora. */
const told = (href: string, locale = 'pl', files: Record<string, string> = {}) =>
  checkTree({
    'blog/pl.mdx': page('Text.\n', 'slug: dziennik'),
    'blog/copies/pl.mdx': post('tags: [backup]'),
    'blog/plan/pl.mdx': post('tags: [dora]', 'draft: true'),
    'data/people.yaml': people,
    'data/tags.yaml': tag('backup', 'kopie') + tag('dora', 'dora'),
    [`services/finops/${locale}.mdx`]: page(`[text](${href})\n`),
    ...files,
  }).problems.map(({ message }) => message);

it.each(['/blog/tags/backup', '/blog/authors/anna', '/blog/tags', '/blog/authors'])(
  'accepts a link to the list %s',
  (href) => {
    expect(told(href)).toEqual([]);
  },
);

it.each([
  ['/blog/tags/backup', 'en', 'page "blog/tags/backup" does not exist in English'],
  ['/blog/tags/bakcup', 'pl', 'no page "blog/tags/bakcup"; did you mean `/blog/tags/backup`?'],
  ['/blog/tags/dora', 'pl', 'no post that visitors can see is on the list "blog/tags/dora"'],
  ['/pl/dziennik/tagi/kopie', 'pl', 'expected the page’s id, /blog/tags/backup'],
  ['/blog/page/2', 'pl', 'there is no page "blog/page/2"'],
])('tells what is wrong with a link to %s in language %s', (href, locale, words) => {
  expect(told(href, locale)).toEqual([expect.stringContaining(words)]);
});

it('knows a list whose entry in the file of subjects has a mistake', () => {
  const broken = `${tag('backup', 'kopie')}  colour: red\n`;
  const messages = told('/blog/tags/backup', 'pl', { 'data/tags.yaml': broken });
  expect(messages.filter((message) => message.includes('/blog/tags'))).toEqual([]);
});

it('lets a menu item lead to a list', () => {
  const menu =
    '- label: groups.a\n  items:\n    - label: items.a\n      url: /blog/tags/backup\n      locales: [pl]\n';
  expect(told('/blog', 'pl', { 'data/menu.yaml': menu })).toEqual([]);
});

it('keeps the addresses of lists from other pages', () => {
  const messages = told('/blog', 'pl', { 'blog/autorzy/pl.mdx': post() });
  expect(messages).toEqual([expect.stringContaining('/pl/dziennik/autorzy is kept for')]);
});
