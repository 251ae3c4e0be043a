import { expect, it } from 'vitest';
import type { MenuItem } from '@/lib/schema/data/menu';
import { documentOf, registryOf } from '@/tests/support/documents';
import { currentState, groupOf, menuLinks } from './menu';

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
  menuLinks([group(...items)], locale, registry).flatMap(({ topics }) =>
    topics.flatMap(({ links }) => links.map(({ href }) => href)),
  );

it('gives items the address of their page in the language, in the order of the menu', () => {
  const menu = [group(item('/blog'), item('/'))];
  expect(menuLinks(menu, 'pl', registry)).toEqual([
    {
      label: 'group',
      topics: [
        {
          label: undefined,
          links: [
            { label: '/blog', href: '/pl/aktualnosci', id: 'blog', below: [] },
            { label: '/', href: '/pl', id: 'home', below: [] },
          ],
        },
      ],
    },
  ]);
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

it('tells the page itself, the pages above it and one view of several apart', () => {
  const link = (id: string, href = `/${id}`) => ({ id, href, label: id });
  const page = { id: 'services/finops' };
  expect(currentState(link('services/finops'), page)).toBe('page');
  expect(currentState(link('services'), page)).toBe('true');
  expect(currentState(link('services/fin'), page)).toBeUndefined();
  expect(currentState(link('blog', '/blog?type=news'), { id: 'blog' })).toBe('true');
});

it('puts items below their topics, in the order in which the menu names these first', () => {
  const menu = [
    group(
      item('/', { topic: 'topics.a' }),
      item('/career', { topic: 'topics.b' }),
      item('/blog', { topic: 'topics.a' }),
    ),
  ];
  const shown = (locale: 'en' | 'pl') =>
    menuLinks(menu, locale, registry).flatMap(({ topics }) =>
      topics.map(({ label, links }) => [label, links.map(({ id }) => id)]),
    );
  expect(shown('pl')).toEqual([
    ['topics.a', ['home', 'blog']],
    ['topics.b', ['career']],
  ]);
  // A topic whose only item is shown in another language has no heading.
  expect(shown('en')).toEqual([['topics.a', ['home', 'blog']]]);
});

it('calls pages of the second level by their short title, and leaves out those that a language lacks', () => {
  const menu = [group(item('/', { below: ['/career', '/blog', '/plans'] }))];
  const below = (locale: 'en' | 'pl') =>
    menuLinks(menu, locale, registry)[0]?.topics[0]?.links[0]?.below;
  const title = (id: string, locale: 'en' | 'pl') => registry.page(id, locale)?.frontmatter.title;
  expect(below('pl')).toEqual([
    { title: title('career', 'pl'), href: '/pl/kariera', id: 'career' },
    { title: title('blog', 'pl'), href: '/pl/aktualnosci', id: 'blog' },
  ]);
  expect(below('en')?.map(({ id }) => id)).toEqual(['blog']);
});

it('knows the group that a page belongs to: by links of either level, else by its area', () => {
  const ids = ['work', 'work/one', 'work/two', 'work/three', 'shop', 'contact'];
  const areas = registryOf(ids.map((id) => documentOf(`${id}/en`)));
  const menu = [
    { label: 'first', items: [item('/work/one')] },
    { label: 'second', items: [item('/shop', { below: ['/work/two', '/work/three'] })] },
  ];
  const groups = menuLinks(menu, 'en', areas);
  const labels = (...pages: string[]) => pages.map((id) => groupOf(groups, { id })?.label);
  // By a link to it, to a page above it, and of the second level.
  expect(labels('work/one', 'work/one/deep', 'work/two')).toEqual(['first', 'first', 'second']);
  // By most links of its area, wherever they stand.
  expect(labels('work/unlinked')).toEqual(['second']);
  expect(labels('contact', 'worker')).toEqual([undefined, undefined]);
});
