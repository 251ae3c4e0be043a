import { expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { authorIdsOf } from '@/lib/content/lists';
import { authorPageId } from '@/lib/content/posts';
import { feedAddress, feedsOf } from '@/lib/feeds/feed';
import { locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-versions';
import { readFeed } from '@/tests/support/built-feeds';
import { documentOf, fileOf, readBuilt } from '@/tests/support/built-site';
import { headValues } from '@/tests/support/page-head';
import { registry } from '@/tests/support/site-registry';

const people = readData('people');
const posts = locales.flatMap((locale) => registry.posts(locale));
const namesOf = (post: (typeof posts)[number]) =>
  authorIdsOf(post.frontmatter).map((id) => people[id]?.name ?? '');

/** What a page's text reads, spaces and non-breaking spaces made one. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

it('has posts of one author, of two and of more, so that the order can be told', () => {
  const counts = new Set(posts.map((post) => Math.min(3, namesOf(post).length)));
  expect([...counts].sort()).toEqual([1, 2, 3]);
});

it.each(posts.map((post) => [post.address, post] as const))(
  '%s names the same authors in the same order everywhere, each with a page that lists it',
  (address, post) => {
    const names = namesOf(post);
    const pages = authorIdsOf(post.frontmatter).map(
      (id) => registry.addressOf(authorPageId(id), post.locale) ?? `no page of ${id}`,
    );
    const file = fileOf(address);
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

    expect(plain(document.querySelector('main header')?.textContent)).toContain(names.join(', '));
    const links = [...document.querySelectorAll('main footer a[rel="author"]')];
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(pages);

    for (const page of pages) {
      const link = documentOf(fileOf(page)).querySelector(`article a[href^="${address}?"]`);
      const card = plain(link?.closest('article')?.textContent);
      // A long list goes on on further pages, where post-lists looks for its posts.
      if (card) expect(card).toContain(names.join(', '));
      else
        expect(
          registry.addressOf(`${registry.byAddress(page)?.id}/page/2`, post.locale),
        ).toBeDefined();
    }
  },
);

it.each(locales)(
  'feeds in language %s name them alike, and every author’s feed has a page',
  (locale) => {
    const byAddress = new Map(posts.map((post) => [absolute(post.address), namesOf(post)]));
    for (const feed of feedsOf(locale, registry)) {
      const { items, pageUrl } = readFeed(readBuilt(feedAddress(feed, 'json').slice(1)), 'json');
      for (const { url, authors } of items) expect(authors).toEqual(byAddress.get(url));
      if (feed.kind === 'author')
        expect(pageUrl).toBe(absolute(registry.addressOf(authorPageId(feed.key), locale) ?? ''));
    }
  },
);
