import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTargets } from '@/components/layout/language-switch/language-targets';
import { pageFields } from '@/lib/schema/page-fields';
import { documentOf, inEveryLanguage, registryOf } from '@/tests/support/documents';
import type { Catalogue } from './list-pages';
import { areaPageId, isListed, nearestPages, pageSizes } from './lists';
import { addressSnapshot, contentRedirects } from './redirects';
import { createRegistry, type Registry } from './registry';

const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
const tag = (name: string, slug: string) => ({
  name: inEveryLanguage({ en: name }),
  slug,
  description: inEveryLanguage({ en: `${sentence} ${name}` }),
});
const person = (name: string) => ({
  name,
  position: inEveryLanguage({ en: 'Architect', pl: 'Architektka' }),
  bio: inEveryLanguage({ en: 'Builds.', pl: 'Buduje.' }),
});
const catalogue: Catalogue = {
  tags: { dora: tag('DORA', 'dora'), backup: tag('Backup', 'kopie-zapasowe') },
  people: { anna: person('Anna Nowak'), bo: person('Bo Li') },
};

const frame = [
  documentOf('home/en', { path: '/' }),
  documentOf('home/pl', { path: '/' }),
  documentOf('blog/en', { shortTitle: 'Blog' }),
  documentOf('blog/pl', { slug: 'dziennik', shortTitle: 'Blog' }),
];

type Post = { page: string; fields?: object };

/** The registry of a site with some posts, at noon of 20 November 2026. */
const siteWith = (posts: Post[], isPreview = false, now = '2026-11-20T12:00:00Z'): Registry =>
  createRegistry({
    documents: [...frame, ...posts.map(({ page, fields }) => documentOf(page, fields))],
    sections: new Map(),
    catalogue,
    now: new Date(now),
    isPreview,
  });

const posts = (count: number, fields: object, locale = 'en', name = 'post'): Post[] =>
  Array.from({ length: count }, (_, index) => ({
    page: `blog/${name}-${index}/${locale}`,
    fields,
  }));

const lists = (registry: Registry, locale: 'en' | 'pl' = 'en') =>
  registry
    .pages(locale)
    .filter(({ generated }) => generated)
    .map(({ pathname }) => pathname);

describe('pages of lists', () => {
  it('are those of subjects and authors of live posts, with what lists them', () => {
    const registry = siteWith([
      { page: 'blog/a/en', fields: { tags: ['dora'], coauthor: 'bo' } },
      { page: 'blog/a/pl', fields: { tags: ['backup'] } },
    ]);
    expect(lists(registry)).toEqual([
      '/blog/tags',
      '/blog/tags/dora',
      '/blog/authors',
      '/blog/authors/anna',
      '/blog/authors/bo',
    ]);
    expect(lists(registry, 'pl')).toEqual([
      '/pl/dziennik/tagi',
      '/pl/dziennik/tagi/kopie-zapasowe',
      '/pl/dziennik/autorzy',
      '/pl/dziennik/autorzy/anna',
    ]);
  });

  it('are those of everyone who wrote a post, however the post names them', () => {
    const fields = { author: 'bo', coauthor: 'anna', authors: ['cy', 'bo'] };
    const registry = createRegistry({
      documents: [...frame, documentOf('blog/a/en', fields)],
      sections: new Map(),
      catalogue: { ...catalogue, people: { ...catalogue.people, cy: person('Cy Dee') } },
      now: new Date('2026-11-20T12:00:00Z'),
      isPreview: false,
    });
    const authors = lists(registry).filter((pathname) => pathname.startsWith('/blog/authors/'));
    expect(authors).toEqual(['/blog/authors/bo', '/blog/authors/anna', '/blog/authors/cy']);
    const [post] = registry.posts('en');
    for (const person of ['bo', 'anna', 'cy'])
      expect(post && isListed(post, { kind: 'author', person })).toBe(true);
  });

  it('are as many as the longer of the two types needs', () => {
    const both = [
      ...posts(2 * pageSizes.blog + 1, { category: 'blog' }),
      ...posts(pageSizes.blog + 1, { category: 'news' }, 'en', 'news'),
    ];
    const pathnames = lists(siteWith(both)).filter((pathname) => pathname.includes('/blog/page/'));
    expect(pathnames).toEqual(['/blog/page/2', '/blog/page/3']);
    const exactly = siteWith(posts(pageSizes.blog, { category: 'blog' }));
    expect(lists(exactly).filter((pathname) => pathname.includes('/page/'))).toEqual([]);
  });

  it('go on below the subject and the author', () => {
    const many = siteWith(posts(pageSizes.tag + 1, { tags: ['backup'] }, 'pl'));
    expect(lists(many, 'pl')).toEqual(
      expect.arrayContaining([
        '/pl/dziennik/strona/2',
        '/pl/dziennik/tagi/kopie-zapasowe/strona/2',
        '/pl/dziennik/autorzy/anna/strona/2',
      ]),
    );
    const second = many.byPathname('/pl/dziennik/tagi/kopie-zapasowe/strona/2');
    expect(second?.generated).toEqual({ kind: 'tag', tag: 'backup', pageIndex: 2, pagesTotal: 2 });
    expect(second && many.trail(second).map(({ title }) => title)).toEqual([
      'Blog',
      'Tematy',
      'Backup',
      'Strona 2',
    ]);
  });

  it('give way to what a writer wrote', () => {
    const registry = siteWith([{ page: 'blog/a/en' }, { page: 'blog/authors/en', fields: {} }]);
    expect(registry.page('blog/authors', 'en')?.type).toBe('Post');
    expect(registry.page('blog/authors/anna', 'en')?.generated).toBeDefined();
  });
});

describe('what visitors may not see', () => {
  const hidden = [
    { page: 'blog/draft/en', fields: { draft: true, tags: ['dora'], author: 'bo' } },
    { page: 'blog/later/en', fields: { date: '2026-11-21', tags: ['dora'], author: 'bo' } },
    { page: 'blog/live/en', fields: { tags: ['backup'] } },
  ];

  it('makes no page, no count and no redirect', () => {
    const registry = siteWith(hidden);
    expect(lists(registry)).toEqual([
      '/blog/tags',
      '/blog/tags/backup',
      '/blog/authors',
      '/blog/authors/anna',
    ]);
    expect(registry.posts('en').map(({ id }) => id)).toEqual(['blog/live']);
    const reported = JSON.stringify([registry.pages(), contentRedirects(registry)]);
    expect(reported).not.toMatch(/dora|later|draft\/|\bbo\b/);
  });

  it('is in a preview, its lists marked like itself', () => {
    const registry = siteWith(hidden, true);
    expect(registry.page('blog/tags/dora', 'en')?.status).toBe('draft');
    expect(registry.page('blog/tags/backup', 'en')?.status).toBe('live');
  });

  it('has its lists from the moment it is published', () => {
    const registry = siteWith(hidden, false, '2026-11-20T23:00:00Z');
    expect(registry.page('blog/tags/dora', 'en')?.status).toBe('live');
    expect(registry.posts('en')[0]?.id).toBe('blog/later');
  });
});

describe('in the other language', () => {
  it('a list leads to itself, else to the nearest list above it', () => {
    const registry = siteWith([
      ...posts(pageSizes.tag + 1, { tags: ['dora', 'backup'] }),
      { page: 'blog/b/pl', fields: { tags: ['dora'], author: 'bo' } },
    ]);
    const targetOf = (id: string) => {
      const page = registry.page(id, 'en');
      return page && languageTargets(page, registry)[0]?.href;
    };
    expect(targetOf('blog/tags/dora')).toBe('/pl/dziennik/tagi/dora');
    expect(targetOf('blog/tags/dora/page/2')).toBe('/pl/dziennik/tagi/dora');
    expect(targetOf('blog/tags/backup')).toBe('/pl/dziennik/tagi');
    expect(targetOf('blog/page/2')).toBe('/pl/dziennik');
    expect(targetOf('blog/post-0')).toBe('/pl/dziennik');
  });

  it('a list that is missing redirects, a further page of one does not', () => {
    const registry = siteWith(posts(pageSizes.tag + 1, { tags: ['backup'] }));
    const from = contentRedirects(registry).map((redirect) => redirect.from);
    expect(from).toContain('/pl/dziennik/tagi/kopie-zapasowe');
    expect(from.filter((pathname) => /\/(page|strona)\//.test(pathname))).toEqual([]);
  });
});

it('does not hold writers to addresses of lists, which come and go with their posts', () => {
  const registry = siteWith([{ page: 'blog/a/en', fields: { tags: ['dora'] } }]);
  expect(Object.values(addressSnapshot(registry))).not.toContain('blog/tags/dora');
});

it('lists every post exactly once, newest first, whatever there is, under titles that differ and fit', () => {
  const post = fc.record({
    locale: fc.constantFrom('en', 'pl'),
    category: fc.constantFrom('blog', 'news'),
    date: fc.constantFrom('2026-01-01', '2026-02-01', '2026-11-21'),
    tags: fc.subarray(['dora', 'backup', 'unknown']),
    author: fc.constantFrom('anna', 'bo', 'nobody'),
    draft: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(post, { maxLength: 40 }), (drawn) => {
      const registry = siteWith(
        drawn.map(({ locale, ...fields }, index) => ({ page: `blog/p${index}/${locale}`, fields })),
      );
      for (const locale of ['en', 'pl'] as const) {
        const shown = registry.posts(locale);
        const seen = drawn.flatMap((one, index) =>
          one.locale === locale && !one.draft && one.date < '2026-11' ? [`blog/p${index}`] : [],
        );
        expect(shown.map(({ id }) => id).sort()).toEqual(seen.sort());
        const dates = shown.map(({ frontmatter }) => frontmatter.date);
        expect(dates).toEqual([...dates].sort().reverse());
        const pages = registry.pages(locale).filter(({ generated }) => generated);
        const heads = pages.map(({ frontmatter }) => frontmatter);
        expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
        expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
        for (const { title, description } of heads) {
          expect(pageFields.title.safeParse(title).success, title).toBe(true);
          expect(pageFields.description.safeParse(description).success, description).toBe(true);
        }
        expect(new Set(registry.pages().map(({ pathname }) => pathname)).size).toBe(
          registry.pages().length,
        );
      }
    }),
    { numRuns: 60 },
  );
});

describe('areas', () => {
  /** A site with an area of so many pages, half of them in Polish as well. */
  const siteOf = (count: number, area = 'services/costs') =>
    registryOf([
      documentOf('services/en'),
      documentOf('services/pl', { slug: 'uslugi' }),
      documentOf(`${area}/en`, { shortTitle: 'Costs' }),
      documentOf(`${area}/pl`, { slug: 'koszty', shortTitle: 'Koszty' }),
      ...Array.from({ length: count }, (_, index) => documentOf(`${area}/page-${index}/en`)),
      ...Array.from({ length: count / 2 }, (_, index) => documentOf(`${area}/page-${index}/pl`)),
    ]);

  it('have further pages where one page does not list them all, in each language as many as it needs', () => {
    expect(lists(siteOf(24))).toEqual([]);
    const registry = siteOf(50);
    expect(lists(registry)).toEqual(['/services/costs/page/2', '/services/costs/page/3']);
    expect(lists(registry, 'pl')).toEqual(['/pl/uslugi/koszty/strona/2']);
  });

  it('have further pages with titles and descriptions that differ and have the length of written ones', () => {
    const longest = 'A short title as long as it may';
    for (const shortTitle of ['IT', longest.slice(0, 28)]) {
      const registry = registryOf([
        documentOf('services/costs/en', { shortTitle }),
        ...Array.from({ length: 1000 }, (_, index) =>
          documentOf(`services/costs/page-${index}/en`),
        ),
      ]);
      const pages = registry.pages().filter(({ generated }) => generated);
      expect(pages).toHaveLength(41);
      for (const { frontmatter } of pages) {
        expect(pageFields.title.safeParse(frontmatter.title).error).toBeUndefined();
        expect(pageFields.description.safeParse(frontmatter.description).error).toBeUndefined();
      }
      expect(new Set(pages.map(({ frontmatter }) => frontmatter.title)).size).toBe(41);
    }
  });

  it('have none where their pages have lists of their own', () => {
    expect(lists(siteOf(50, 'case-studies'))).toEqual([]);
    const registry = siteWith(posts(60, { category: 'blog' }));
    expect(registry.page(areaPageId('blog', 2), 'en')?.generated?.kind).toBe('blog');
  });

  it.each([
    [0, 1, 24],
    [3, 0, 24],
    [500, 488, 512],
    [999, 975, 998],
  ])('list of 1,000 pages those near number %i, from %i to %i', (own, first, last) => {
    const all = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}` }));
    const near = nearestPages(all, `${own}`).map(({ id }) => Number(id));
    expect(near).toHaveLength(24);
    expect([near[0], near.at(-1)]).toEqual([first, last]);
    expect(near).not.toContain(own);
  });

  it('list all others where these are few', () => {
    const all = Array.from({ length: 25 }, (_, index) => ({ id: `${index}` }));
    expect(nearestPages(all, '7')).toEqual(all.filter(({ id }) => id !== '7'));
  });
});
