import { expect, it } from 'vitest';
import { documentOf } from '@/tests/support/documents';
import { relatedPosts } from './posts';
import { createRegistry } from './registry';

const post = (name: string, date: string, tags: string[], category = 'blog') =>
  documentOf(`blog/${name}/en`, { date, tags, category });

const registry = createRegistry({
  documents: [
    post('own', '2026-05-01', ['dora', 'exit']),
    post('old-near', '2026-01-01', ['exit', 'dora']),
    post('one-tag', '2026-02-01', ['dora'], 'news'),
    post('same-kind', '2026-03-01', ['finops']),
    post('other-kind', '2026-10-01', ['finops'], 'news'),
    post('later', '2027-01-01', ['dora', 'exit']),
    documentOf('services/finops/en', {}),
  ],
  sections: new Map(),
  now: new Date('2026-11-20T12:00:00Z'),
  isPreview: false,
});

const idsOf = (pageId: string | undefined, count: number) =>
  relatedPosts(registry, 'en', { pageId, count }).map(({ id }) => id.replace('blog/', ''));

it('puts shared subjects first, then the category; never itself, nor what shares neither, nor what is to come', () => {
  expect(idsOf('blog/own', 9)).toEqual(['old-near', 'one-tag', 'same-kind']);
});

it('gives the newest to a page that is no post', () => {
  expect(idsOf('services/finops', 2)).toEqual(['other-kind', 'own']);
  expect(idsOf(undefined, 1)).toEqual(['other-kind']);
});

it('gives nothing where there is nothing', () => {
  expect(relatedPosts(registry, 'pl', { count: 3 })).toEqual([]);
});
