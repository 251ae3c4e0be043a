import { expect, it } from 'vitest';
import type { MenuItem } from '@/lib/schema/data/menu';
import { documentOf, registryOf } from '@/tests/support/documents';
import { currentState, menuLinks } from './menu';

const registry = registryOf([
  documentOf('home/en', { path: '/' }),
  documentOf('home/pl', { path: '/' }),
  documentOf('blog/en'),
  documentOf('blog/pl', { slug: 'aktualnosci' }),
  documentOf('career/pl', { slug: 'kariera' }),
  documentOf('plans/en', { draft: true }),
]);

const group = (...items: MenuItem[]) => ({ label: 'group', items });
const item = (url: string, more: Partial<MenuItem> = {}): MenuItem => ({
  label: url,
  url,
  ...more,
});

/** Links of all groups in one list. */
const hrefs = (locale: 'en' | 'pl', ...items: MenuItem[]) =>
  menuLinks([group(...items)], locale, registry).flatMap(({ links }) =>
    links.map(({ href }) => href),
  );

it('gives items the address of their page in the language, in the order of the menu', () => {
  const menu = [group(item('/blog'), item('/'))];
  expect(menuLinks(menu, 'pl', registry)).toEqual([
    {
      label: 'group',
      links: [
        { label: '/blog', href: '/pl/aktualnosci', id: 'blog' },
        { label: '/', href: '/pl', id: 'home' },
      ],
    },
  ]);
});

it('appends the query of an item', () => {
  expect(hrefs('en', item('/blog', { query: 'type=news' }))).toEqual(['/blog?type=news']);
});

it('shows an item only in the languages it is flagged with, though the page exists in both', () => {
  const flagged = item('/blog', { locales: ['en'] });
  expect(hrefs('en', flagged)).toEqual(['/blog']);
  expect(hrefs('pl', flagged, item('/'))).toEqual(['/pl']);
});

it('leaves out items whose page is missing in the language, a draft, or unknown', () => {
  expect(hrefs('en', item('/career'), item('/plans'), item('/nowhere'), item('/'))).toEqual(['/']);
  expect(hrefs('pl', item('/career'))).toEqual(['/pl/kariera']);
});

it('leaves out a page flagged for a language it does not exist in', () => {
  expect(hrefs('en', item('/career', { locales: ['en', 'pl'] }), item('/'))).toEqual(['/']);
});

it('leaves out groups without items', () => {
  const menu = [group(item('/career')), { label: 'second', items: [item('/blog')] }];
  expect(menuLinks(menu, 'en', registry).map(({ label }) => label)).toEqual(['second']);
});

it('tells the page itself, the pages above it and one view of several apart', () => {
  const link = (id: string, href = `/${id}`) => ({ id, href, label: id });
  const page = { id: 'services/finops' };
  expect(currentState(link('services/finops'), page)).toBe('page');
  expect(currentState(link('services'), page)).toBe('true');
  expect(currentState(link('services/fin'), page)).toBeUndefined();
  expect(currentState(link('blog', '/blog?type=news'), { id: 'blog' })).toBe('true');
});
