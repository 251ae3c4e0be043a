import { expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { addressSnapshot } from './snapshot';

it('lists the addresses of pages and old addresses, sorted, with the ids of the pages', () => {
  const registry = registryOf([
    documentOf('services/finops/en', { redirectFrom: ['/costs'] }),
    documentOf('home/en', { path: '/' }),
    documentOf('home/pl', { path: '/' }),
  ]);
  const snapshot = addressSnapshot(registry);
  expect(Object.entries(snapshot)).toEqual([
    ['/', 'home'],
    ['/costs', 'services/finops'],
    ['/pl', 'home'],
    ['/services/finops', 'services/finops'],
  ]);
});

it('leaves out what visitors do not see, and redirects that last until a translation is there', () => {
  const registry = registryOf([
    documentOf('career/pl', { slug: 'kariera' }),
    documentOf('plans/en', { draft: true }),
    documentOf('blog/later/en', { date: '2026-12-24' }),
  ]);
  expect(addressSnapshot(registry)).toEqual({ '/pl/kariera': 'career' });
});

it('writes the provider’s name as content does', () => {
  const registry = registryOf([documentOf('products/platform/en', { slug: '{product}-platform' })]);
  expect(Object.keys(addressSnapshot(registry))).toEqual(['/products/{product}-platform']);
});
