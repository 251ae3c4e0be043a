import { expect, it } from 'vitest';
import { pageAddress } from './page-address';

it('knows the addresses of both languages', () => {
  expect(pageAddress('services/finops', 'en')).toBe('/services/finops');
  expect(pageAddress('services/finops', 'pl')).toBe('/pl/uslugi/finops');
});

it('has none for a page that does not exist in the language', () => {
  expect(pageAddress('career', 'en')).toBeUndefined();
});

it('does not compile with the id of a page that does not exist', () => {
  // @ts-expect-error there is no such page
  expect(pageAddress('services/fin-ops', 'en')).toBeUndefined();
});
