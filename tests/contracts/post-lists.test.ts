import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languageTargets } from '@/lib/content/language-switch';
import { isListed, pageSizes } from '@/lib/content/lists';
import { locales } from '@/lib/i18n/locales';
import { postCategories } from '@/lib/schema/document-types';
import { documentOf, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { pageDataOf } from '@/tests/support/page-data';
import { blogAddress, pagesOfType, postsOfType } from '@/tests/support/post-lists';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const lists = registry.pages().filter(({ id, generated }) => id === 'blog' || generated);
const cardLinks = (root: Element | Document | null | undefined): string[] =>
  [...(root?.querySelectorAll('article h3 a') ?? [])].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** The part of a page of the blog that stands under the heading of a type. */
function panelOf(locale: 'en' | 'pl', address: string, type: 'blog' | 'news') {
  const heading = textOf(locale, `lists.headings.${type}`).replace(/\s/g, ' ');
  return [...documentOf(fileOf(address)).querySelectorAll('main h2')].find(
    (node) => node.textContent?.replace(/\s/g, ' ') === heading,
  )?.parentElement;
}

describe.each(locales)('the blog in language %s', (locale) => {
  it.each(postCategories)(
    'has every post of type %s once, newest first, linked with its type',
    (type) => {
      const pages = Array.from({ length: pagesOfType(locale, type) }, (_, index) => index + 1);
      const shown = pages.flatMap((page) =>
        cardLinks(panelOf(locale, blogAddress(locale, page), type)),
      );
      const expected = postsOfType(locale, type).map(({ address }) => `${address}?type=${type}`);
      expect(shown).toEqual(expected);
    },
  );

  it('has both types in the HTML of each of its pages, blog first, and choices that are links', () => {
    const total = Math.max(...postCategories.map((type) => pagesOfType(locale, type)));
    for (let page = 1; page <= total; page += 1) {
      const document = documentOf(fileOf(blogAddress(locale, page)));
      const container = document.querySelector<HTMLElement>('[data-query="type"]:has(> nav)');
      expect(container?.dataset['values']).toBe('blog news');
      expect(container?.dataset['shown']).toBe('1');
      const choices = [...(container?.querySelector('nav')?.querySelectorAll('a') ?? [])];
      expect(choices.map((link) => link.getAttribute('href'))).toEqual([
        '?type=blog',
        '?type=news',
      ]);
      for (const type of postCategories) {
        const panel = panelOf(locale, blogAddress(locale, page), type);
        const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) =>
          link.getAttribute('href'),
        );
        expect(links.length, `${page} ${type}`).toBeGreaterThan(0);
        expect(links.filter((href) => !href?.endsWith(`?type=${type}`))).toEqual([]);
      }
    }
  });
});

const ofSubjectsAndAuthors = lists.filter(
  ({ generated }) => generated && generated.kind !== 'blog',
);

describe.each(ofSubjectsAndAuthors)('$address', ({ address, locale, generated }) => {
  it('lists what it is for', () => {
    const document = documentOf(fileOf(address));
    if (generated?.kind !== 'tag' && generated?.kind !== 'author') {
      const below = registry.children(
        generated?.kind === 'tags' ? 'blog/tags' : 'blog/authors',
        locale,
      );
      const shown = [...document.querySelectorAll('article h2 a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(shown.sort()).toEqual(below.map((page) => page.address).sort());
      return;
    }
    const size = pageSizes[generated.kind];
    const posts = registry
      .posts(locale)
      .filter((post) => isListed(post, generated))
      .slice((generated.pageIndex - 1) * size, generated.pageIndex * size);
    expect(posts.length).toBeGreaterThan(0);
    expect(cardLinks(document)).toEqual(
      posts.map((post) => `${post.address}?type=${post.frontmatter.category}`),
    );
  });
});

it.each(locales)('no two pages in language %s have the same title or description', (locale) => {
  const heads = registry.pages(locale).map(({ frontmatter }) => frontmatter);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

describe('the weight of lists', () => {
  it('is below 60 KB of HTML each, and 20 KB as it is sent with the data that React starts with', () => {
    const heavy = lists.filter(({ address }) => {
      const html = readBuilt(fileOf(address));
      const sent = brotliCompressSync(html + pageDataOf(outDirectory, html));
      return Buffer.byteLength(html) > 60_000 || sent.length > 20 * 1024;
    });
    expect(heavy.map(({ address }) => address)).toEqual([]);
  });

  it('is at most 2 KB of HTML for a card, whose drawing is a file', () => {
    const cards = lists.flatMap(({ address }) => [
      ...documentOf(fileOf(address)).querySelectorAll('main article:has(time)'),
    ]);
    expect(cards.filter((card) => card.outerHTML.length > 2048)).toEqual([]);
    expect(cards.filter((card) => !card.querySelector('img[alt=""][width][height]'))).toEqual([]);
  });

  it('is that of its own cards: no page carries the data of posts that it does not show', () => {
    for (const { address } of lists) {
      const named =
        readBuilt(fileOf(address)).match(/\/[a-z0-9/-]+(?=\?type=(blog|news)\b)/g) ?? [];
      const posts = new Set(named.filter((one) => registry.byAddress(one)?.type === 'Post'));
      expect(posts.size, address).toBeLessThanOrEqual(2 * pageSizes.blog);
    }
  });
});

describe('posts of one language', () => {
  const alone = registry
    .pages()
    .filter((page) => page.type === 'Post' && !registry.counterpart(page));

  it('switch to the other language’s blog and name no alternate', () => {
    for (const page of alone) {
      const other = page.locale === 'en' ? 'pl' : 'en';
      const document = documentOf(fileOf(page.address));
      const blog = registry.addressOf('blog', other);
      expect(languageTargets(page, registry)[0]?.href).toBe(blog);
      const link = document.querySelector(`header a[hreflang="${other}"]`);
      expect(link?.getAttribute('href')).toBe(blog);
      expect(document.querySelector(`link[rel="alternate"][hreflang="${other}"]`)).toBeNull();
    }
  });
});
