import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDocument } from '@/lib/content/document';
import { authorIdsOf } from '@/lib/content/lists';
import { neighbourPosts, postsOf } from '@/lib/content/posts';
import type { Registry } from '@/lib/content/registry';
import {
  description,
  documentOf,
  inEveryLanguage,
  registryOf,
  title,
} from '@/tests/support/documents';
import { postFooter, shareUrls } from './blog-footer';

const person = (name: string) => ({
  name,
  position: inEveryLanguage({ en: 'Architect', pl: 'Architekt' }),
  bio: inEveryLanguage({ en: 'B.' }),
});
const people = { anna: person('Anna'), jan: person('Jan'), ewa: person('Ewa') };

const post = (name: string, date: string, fields: object = {}) =>
  documentOf(`blog/${name}/en`, { date, ...fields });

const postIn = (registry: Registry, name: string) => {
  const found = postsOf(registry, 'en').find(({ id }) => id === `blog/${name}`);
  if (!found) throw new Error(name);
  return found;
};

const registry = registryOf([
  post('one', '2026-01-01', { updateDate: '2026-02-01', form: { info: 'Ask.', url: '/contact' } }),
  post('two', '2026-02-01', { category: 'news' }),
  post('three', '2026-03-01', { coauthor: 'jan', authors: ['ewa', 'anna'] }),
  post('four', '2026-12-24', { scheduled: true }),
  post('nobody', '2025-01-01', { author: 'nobody' }),
  createDocument('blog/authors/anna/en.mdx', { title, description }, ''),
  documentOf('contact/en'),
]);

it('has the dates, the author with position and page, and the form', () => {
  expect(postFooter(postIn(registry, 'one'), people, registry)).toEqual({
    date: '2026-01-01',
    updateDate: '2026-02-01',
    author: 'Anna',
    authorLink: '/blog/authors/anna',
    position: 'Architect',
    authors: [{ name: 'Anna', position: 'Architect', link: '/blog/authors/anna' }],
    form: { info: 'Ask.', url: '/contact' },
  });
});

it('has portraits where people have one', () => {
  const withPortrait = { ...people, anna: { ...people.anna, src: '/favicon.svg' } };
  const footer = postFooter(postIn(registry, 'three'), withPortrait, registry);
  expect(footer.authorSrc).toBe('/favicon.svg');
  expect(footer.authors.map(({ src }) => src)).toEqual(['/favicon.svg', undefined, undefined]);
});

it('names everyone who wrote it, each once', () => {
  const footer = postFooter(postIn(registry, 'three'), people, registry);
  expect(footer.authors.map(({ name }) => name)).toEqual(['Anna', 'Jan', 'Ewa']);
  expect(footer.coauthor).toBe('Jan');
  expect(footer.authors[1]).not.toHaveProperty('link');
  expect(authorIdsOf({ author: 'a', coauthor: 'a', authors: ['b', 'a'] })).toEqual(['a', 'b']);
});

it('refuses a person that does not exist', () => {
  expect(() => postFooter(postIn(registry, 'nobody'), people, registry)).toThrow(
    'there is no person "nobody"',
  );
});

it('finds the posts before and after within the category, never one that is to come', () => {
  const idsOf = (name: string) => {
    const { previous, next } = neighbourPosts(registry, postIn(registry, name));
    return [previous?.id, next?.id];
  };
  expect(idsOf('one')).toEqual(['blog/nobody', 'blog/three']);
  expect(idsOf('three')).toEqual(['blog/one', undefined]);
  expect(idsOf('two')).toEqual([undefined, undefined]);
});

it('addresses to share at carry the page’s address and title, encoded, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true }),
      fc.string({ unit: 'grapheme' }),
      (url, title) => {
        const { linkedin, x } = shareUrls(url, title);
        expect([...new URL(linkedin).searchParams]).toEqual([['url', url]]);
        expect([...new URL(x).searchParams]).toEqual([
          ['url', url],
          ['text', title],
        ]);
      },
    ),
  );
});
