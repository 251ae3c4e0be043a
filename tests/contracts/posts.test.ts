import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { authorIdsOf, isListed, pageSizes } from '@/lib/content/lists';
import { authorPageId } from '@/lib/content/posts';
import { feedPathname, feedsOf } from '@/lib/feeds/feed';
import { fullLocales, type Locale, locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-versions';
import { postCategories } from '@/lib/schema/document-types/post';
import { readFeed } from '@/tests/support/built-feeds';
import { documentOf, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { builtTexts, distinctiveStrings, hiddenPages } from '@/tests/support/hidden-posts';
import { pageDataFile, pageDataOf } from '@/tests/support/page-data';
import { headValues } from '@/tests/support/page-head';
import { blogHref, pagesOfType, postsOfType } from '@/tests/support/post-lists';
import { registry } from '@/tests/support/site-registry';
import { saidBy, textOf } from '@/tests/support/texts';

const lists = registry.pages().filter(({ id, generated }) => id === 'blog' || generated);
const cardLinks = (root: Element | Document | null | undefined): string[] =>
  [...(root?.querySelectorAll('article h3 a') ?? [])].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** The part of a page of the blog that is under the heading of a type. */
function panelOf(locale: Locale, pathname: string, type: 'blog' | 'news') {
  const heading = textOf(locale, `lists.headings.${type}`);
  return [...documentOf(fileOf(pathname)).querySelectorAll('main h2')].find(
    (node) => saidBy(node) === heading,
  )?.parentElement;
}

/** Every language has a blog, except where only some pages are translated. */
const blogLanguages = locales.filter(
  (locale) => fullLocales.includes(locale) || registry.page('blog', locale),
);

describe.each(blogLanguages)('the blog in language %s', (locale) => {
  it.each(postCategories)(
    'has every post of type %s once, newest first, linked with its type',
    (type) => {
      const pages = Array.from({ length: pagesOfType(locale, type) }, (_, index) => index + 1);
      const shown = pages.flatMap((page) =>
        cardLinks(panelOf(locale, blogHref(locale, page), type)),
      );
      const expected = postsOfType(locale, type).map(({ pathname }) => `${pathname}?type=${type}`);
      expect(shown).toEqual(expected);
    },
  );

  it('has both types in the HTML of each of its pages, blog first, and choices that are links', () => {
    const total = Math.max(...postCategories.map((type) => pagesOfType(locale, type)));
    for (let page = 1; page <= total; page += 1) {
      const document = documentOf(fileOf(blogHref(locale, page)));
      const container = document.querySelector<HTMLElement>('[data-query="type"]:has(> nav)');
      expect(container?.dataset['values']).toBe('blog news');
      expect(container?.dataset['shown']).toBe('1');
      const choices = [...(container?.querySelector('nav')?.querySelectorAll('a') ?? [])];
      expect(choices.map((link) => link.getAttribute('href'))).toEqual([
        '?type=blog',
        '?type=news',
      ]);
      for (const type of postCategories) {
        const panel = panelOf(locale, blogHref(locale, page), type);
        const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) =>
          link.getAttribute('href'),
        );
        expect(links.length, `${page} ${type}`).toBeGreaterThan(0);
        // A type without a post says so, and leads to the other one.
        const hasPosts = postsOfType(locale, type).length > 0;
        const target = hasPosts ? type : postCategories.find((other) => other !== type);
        expect(links.filter((href) => !href?.endsWith(`?type=${target}`))).toEqual([]);
      }
    }
  });
});

const ofSubjectsAndAuthors = lists.filter(
  ({ generated }) => generated && generated.kind !== 'blog' && generated.kind !== 'area',
);

describe.each(ofSubjectsAndAuthors)('$pathname', ({ pathname, locale, generated }) => {
  it('lists what it is for', () => {
    const document = documentOf(fileOf(pathname));
    if (generated?.kind !== 'tag' && generated?.kind !== 'author') {
      const below = registry.children(
        generated?.kind === 'tags' ? 'blog/tags' : 'blog/authors',
        locale,
      );
      const shown = [...document.querySelectorAll('article h2 a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(shown.sort()).toEqual(below.map((page) => page.pathname).sort());
      return;
    }
    const size = pageSizes[generated.kind];
    const posts = registry
      .posts(locale)
      .filter((post) => isListed(post, generated))
      .slice((generated.pageIndex - 1) * size, generated.pageIndex * size);
    expect(posts.length).toBeGreaterThan(0);
    expect(cardLinks(document)).toEqual(
      posts.map((post) => `${post.pathname}?type=${post.frontmatter.category}`),
    );
  });
});

/** What a browser gets of a file, in bytes: what the build has compressed. */
const sentSize = (file: string) => statSync(path.join(outDirectory, `${file}.br`)).size;

describe('the weight of lists', () => {
  it('is below 75 KB of HTML each, and 27 KB as it is sent with the data that React starts with', () => {
    const heavy = lists.filter(({ pathname }) => {
      const html = readBuilt(fileOf(pathname));
      const sent = sentSize(fileOf(pathname)) + sentSize(pageDataFile(html) ?? '');
      return Buffer.byteLength(html) > 75_000 || sent > 27 * 1024;
    });
    expect(heavy.map(({ pathname }) => pathname)).toEqual([]);
  });

  it('is at most 2 KB of HTML for a card, whose drawing is a file', () => {
    const cards = lists.flatMap(({ pathname }) => [
      ...documentOf(fileOf(pathname)).querySelectorAll('main article:has(time)'),
    ]);
    expect(cards.filter((card) => card.outerHTML.length > 2048)).toEqual([]);
    expect(cards.filter((card) => !card.querySelector('img[alt=""][width][height]'))).toEqual([]);
  });

  it('is that of its own cards: no page carries the data of posts that it does not show', () => {
    for (const { pathname } of lists) {
      const html = readBuilt(fileOf(pathname));
      const named = (html + pageDataOf(outDirectory, html)).match(/\/[a-z0-9/-]+/g) ?? [];
      const posts = new Set(named.filter((one) => registry.byPathname(one)?.type === 'Post'));
      expect(posts.size, pathname).toBeLessThanOrEqual(2 * pageSizes.blog);
    }
  });
});

const people = readData('people');
const posts = locales.flatMap((locale) => registry.posts(locale));
const namesOf = (post: (typeof posts)[number]) =>
  authorIdsOf(post.frontmatter).map((id) => people[id]?.name ?? '');

it('has posts of one author, of two and of more, so that the order can be reported', () => {
  const counts = new Set(posts.map((post) => Math.min(3, namesOf(post).length)));
  expect([...counts].sort()).toEqual([1, 2, 3]);
});

it.each(posts.map((post) => [post.pathname, post] as const))(
  '%s names the same authors in the same order everywhere, each with a page that lists it',
  (pathname, post) => {
    const names = namesOf(post);
    const pages = authorIdsOf(post.frontmatter).map(
      (id) => registry.pathnameOf(authorPageId(id), post.locale) ?? `no page of ${id}`,
    );
    const file = fileOf(pathname);
    expect(headValues(file, 'meta[property="article:author"]')).toEqual(names);

    const document = documentOf(file);
    const [json = '{}'] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    );
    const nodes: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const article = nodes.find(({ '@type': type }) => /Article|BlogPosting/.test(String(type)));
    const authors = article?.['author'] as { name: string; url?: string }[];
    expect(authors.map(({ name }) => name)).toEqual(names);
    expect(authors.map(({ url }) => url)).toEqual(pages.map(absolute));

    expect(saidBy(document.querySelector('main header'))).toContain(names.join(', '));
    const links = [...document.querySelectorAll('main footer a[rel="author"]')];
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(pages);

    for (const page of pages) {
      const link = documentOf(fileOf(page)).querySelector(`article a[href^="${pathname}?"]`);
      const card = saidBy(link?.closest('article'));
      // A long list goes on on further pages, where post-lists looks for its posts.
      if (card) expect(card).toContain(names.join(', '));
      else
        expect(
          registry.pathnameOf(`${registry.byPathname(page)?.id}/page/2`, post.locale),
        ).toBeDefined();
    }
  },
);

it.each(locales)(
  'feeds in language %s name them alike, and every author’s feed has a page',
  (locale) => {
    const byUrl = new Map(posts.map((post) => [absolute(post.pathname), namesOf(post)]));
    for (const feed of feedsOf(locale, registry)) {
      const { items, pageUrl } = readFeed(readBuilt(feedPathname(feed, 'json').slice(1)), 'json');
      for (const { url, authors } of items) expect(authors).toEqual(byUrl.get(url));
      if (feed.kind === 'author')
        expect(pageUrl).toBe(absolute(registry.pathnameOf(authorPageId(feed.key), locale) ?? ''));
    }
  },
);

/** Whatever the content has of drafts and scheduled pages; the changed copy of it (scripts/test) has both. */
const needles = hiddenPages.flatMap((page) =>
  distinctiveStrings(page).map((text) => ({ page: `${page.id} (${page.locale})`, text })),
);

it('has something of each hidden page to look for', () => {
  for (const page of hiddenPages)
    expect(distinctiveStrings(page).length, page.file).toBeGreaterThan(0);
});

it('finds it nowhere in the site: in no page, feed, data for the router, script, picture or redirect', () => {
  const found: string[] = [];
  let count = 0;
  for (const { file, text } of builtTexts(outDirectory)) {
    count += 1;
    for (const needle of needles)
      if (text.includes(needle.text) || file.includes(needle.text))
        found.push(`${file}: “${needle.text}” of ${needle.page}`);
  }
  expect(count).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
