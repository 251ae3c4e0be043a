import { expect, it } from 'vitest';
import { documentOf, pageIn, registryOf } from '@/tests/support/documents';
import { languageTargets } from './language-targets';

const homes = [documentOf('home/en', { path: '/' }), documentOf('home/pl', { path: '/' })];
const blogs = [documentOf('blog/en'), documentOf('blog/pl', { slug: 'aktualnosci' })];
const site = [...homes, ...blogs];
const contact = [documentOf('contact/pl', { slug: 'kontakt' }), documentOf('contact/en')];
const post = documentOf('blog/post/en');

it.each([
  ['the same page, in Polish', [...homes, ...contact], '/pl/kontakt'],
  ['the same page, in English', [...homes, ...contact.toReversed()], '/contact'],
  [
    'the same post where the other language has it',
    [...site, documentOf('blog/post/pl', { slug: 'wpis' }), post],
    '/pl/aktualnosci/wpis',
  ],
  ['the Polish blog from a post of one language', [...site, post], '/pl/aktualnosci'],
  ['the English blog from a post of one language', [...site, documentOf('blog/post/pl')], '/blog'],
  [
    'the other blog from a post whose counterpart is a draft',
    [...site, documentOf('blog/post/pl', { draft: true }), post],
    '/pl/aktualnosci',
  ],
  [
    'the other blog from a post whose counterpart is scheduled',
    [...site, documentOf('blog/post/pl', { date: '2027-01-01' }), post],
    '/pl/aktualnosci',
  ],
  ['the Polish home from every other page', [...site, documentOf('products/vault/en')], '/pl'],
  ['the English home from every other page', [...site, documentOf('career/pl')], '/'],
  ['the other home from a blog of one language', [...homes, documentOf('blog/en')], '/pl'],
  ['the other home from its posts', [...homes, documentOf('blog/en'), post], '/pl'],
  ['nowhere on a site of one language', [documentOf('home/en', { path: '/' })], undefined],
])('leads to %s', (_name, documents, href) => {
  const registry = registryOf(documents);
  // The page is the last document.
  const { id = '', locale = 'en' } = documents.at(-1) ?? {};
  const other = locale === 'en' ? 'pl' : 'en';
  const targets = languageTargets(pageIn(registry, id, locale), registry);
  expect(targets).toEqual(href === undefined ? [] : [{ locale: other, href }]);
});
