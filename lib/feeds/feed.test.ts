import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { readFeed } from '@/tests/support/built-feeds';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import {
  type Feed,
  feedDescription,
  feedPathname,
  feedPosts,
  feedsOf,
  feedsOfPage,
  feedTitle,
  feedTypes,
  loadFeedTexts,
} from './feed';
import { feedItemId, makeFeed } from './make-feed';

const post = (page: string, date: string, fields: object = {}) =>
  documentOf(`blog/${page}`, { date, ...fields });

const many = Array.from({ length: 25 }, (_, index) =>
  post(`post-${index}/en`, `2025-01-${String(index + 1).padStart(2, '0')}`, { author: 'jan' }),
);

const documents = [
  ...many,
  post('dora/en', '2026-01-01', { tags: ['dora'], coauthor: 'ewa' }),
  post('dora/pl', '2026-01-01', { tags: ['dora'], slug: 'dora-po-polsku' }),
  post('launch/en', '2026-02-01', { category: 'news', tags: ['dora', 'launch'] }),
  post('draft/en', '2026-03-01', { draft: true, tags: ['secret'], author: 'nobody' }),
  post('later/en', '2026-12-24', { scheduled: true, tags: ['secret'] }),
  documentOf('blog/en'),
  documentOf('services/en'),
];
const registry = registryOf(documents);
const texts = await loadFeedTexts('en');

const all: Feed = { locale: 'en', kind: 'all', key: 'all' };
const idsOf = (feed: Feed) => feedPosts(feed, registry).map(({ id }) => id);

it('there is one of all posts, of each category, and of each tag and author that visitors may see', () => {
  expect(feedsOf('en', registry).map((feed) => feedPathname(feed, 'rss'))).toEqual([
    '/feeds/all.rss',
    '/feeds/blog.rss',
    '/feeds/news.rss',
    '/feeds/tags/dora.rss',
    '/feeds/tags/launch.rss',
    '/feeds/authors/anna.rss',
    '/feeds/authors/ewa.rss',
    '/feeds/authors/jan.rss',
  ]);
  const polish = feedsOf('pl', registry).map((feed) => feedPathname(feed, 'json'));
  expect(polish).toContain('/pl/feeds/tags/dora.json');
  expect(polish).not.toContain('/pl/feeds/tags/launch.json');
});

it('has the newest posts, 20 at most, of tags and authors 10', () => {
  expect(idsOf(all)).toHaveLength(20);
  expect(idsOf(all).slice(0, 3)).toEqual(['blog/launch', 'blog/dora', 'blog/post-24']);
  expect(idsOf({ ...all, kind: 'author', key: 'jan' })).toHaveLength(10);
  expect(idsOf({ ...all, kind: 'author', key: 'ewa' })).toEqual(['blog/dora']);
  expect(idsOf({ ...all, kind: 'category', key: 'news' })).toEqual(['blog/launch']);
  expect(idsOf({ ...all, kind: 'tag', key: 'dora' })).toEqual(['blog/launch', 'blog/dora']);
});

it('knows a post by folder and language, whatever its slug', () => {
  const renamed = registryOf([post('dora/pl', '2026-01-01', { slug: 'inny-slug' })]);
  const id = feedItemId({ id: 'blog/dora', locale: 'pl' });
  expect(id).toBe(`tag:${site.tagAuthority}:pl/blog/dora`);
  const feed: Feed = { locale: 'pl', kind: 'all', key: 'all' };
  const written = [registry, renamed].map((one) =>
    readFeed(makeFeed(feed, 'atom', { registry: one, texts, htmlOf: () => '<p>T.</p>' }), 'atom'),
  );
  expect(written.map(({ items }) => items[0]?.id)).toEqual([id, id]);
  expect(written[0]?.items[0]?.url).not.toBe(written[1]?.items[0]?.url);
});

it('says in previews what visitors do not see yet', () => {
  const preview = registryOf(documents, { isPreview: true });
  const feed = makeFeed(all, 'json', {
    registry: preview,
    texts,
    htmlOf: () => '',
    noteOf: ({ status }) => (status === 'live' ? '' : `[${status}] `),
  });
  const titles = readFeed(feed, 'json').items.map(({ title }) => title);
  expect(titles.slice(0, 2).map((title) => title.split(' ')[0])).toEqual([
    '[scheduled]',
    '[draft]',
  ]);
  expect(titles[2]).not.toContain('[');
});

it('goes with pages of the blog: with a post those of its kind, with others none', () => {
  const keysOf = (id: string) =>
    feedsOfPage(pageIn(registry, id, 'en'), registry).map(({ key }) => key);
  expect(keysOf('blog')).toEqual(['all', 'blog', 'news']);
  expect(keysOf('blog/launch')).toEqual(['all', 'news']);
  expect(keysOf('services')).toEqual([]);
  expect(feedTypes(pageIn(registry, 'services', 'en'), registry, texts)).toBeUndefined();
  const { 'application/rss+xml': rss } =
    feedTypes(pageIn(registry, 'blog/launch', 'en'), registry, texts) ?? {};
  expect(rss?.map(({ url }) => url)).toEqual([
    `${site.origin}/feeds/all.rss`,
    `${site.origin}/feeds/news.rss`,
  ]);
});

it('is named and described with common spaces, for readers that break lines themselves', async () => {
  const polish = await loadFeedTexts('pl');
  expect(polish.feeds.all).toContain('\u00A0');
  const title = feedTitle({ ...all, locale: 'pl' }, registry, polish);
  expect(title).toBe(`${polish.feeds.all.replaceAll('\u00A0', ' ')} – ${site.company}`);
  const description = feedDescription({ ...polish, feeds: { ...polish.feeds, lead: 'a\u00A0b' } });
  expect(description).toBe('a b');
});
