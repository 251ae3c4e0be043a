import { expect, it } from 'vitest';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { lastModified } from './last-modified';

const registry = registryOf([
  documentOf('home/en'),
  documentOf('plans/en', { updateDate: '2026-05-01' }),
  documentOf('unknown/en'),
  documentOf('blog/en', { layout: 'blog' }),
  documentOf('blog/old/en', { date: '2026-01-01' }),
  documentOf('blog/updated/en', { date: '2026-01-01', updateDate: '2026-06-01' }),
  // Made of the list, without a text of its own.
  { ...documentOf('made/en'), id: 'blog/page/2' },
]);
const changed = {
  'home/en.mdx': '2026-02-03',
  'plans/en.mdx': '2026-07-01',
  'blog/en.mdx': '2026-03-01',
};

it.each([
  ['its update date, which somebody set on purpose', 'plans', '2026-05-01'],
  ['the day its text was changed', 'home', '2026-02-03'],
  ['the day of a post', 'blog/old', '2026-01-01'],
  ['the update of a post', 'blog/updated', '2026-06-01'],
  ['the newest page of a list', 'blog', '2026-06-01'],
  ['the newest page of the list it goes on with', 'blog/page/2', '2026-06-01'],
  ['nothing, where nobody can tell', 'unknown', undefined],
])('tells %s', (_what, id, day) => {
  expect(lastModified(pageIn(registry, id, 'en'), registry, changed)).toBe(day);
});
