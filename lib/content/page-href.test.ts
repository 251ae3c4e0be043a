import { expect, it } from 'vitest';
import { pageHref } from './page-href';

it('knows the addresses of both languages', () => {
  expect(pageHref('services/finops', 'en')).toBe('/services/finops');
  expect(pageHref('services/finops', 'pl')).toBe('/pl/uslugi/finops');
});

it('has none for a page that does not exist in the language', () => {
  expect(pageHref('career', 'en')).toBeUndefined();
});

it('does not compile with the id of a page that does not exist', () => {
  // @ts-expect-error there is no such page
  expect(pageHref('services/fin-ops', 'en')).toBeUndefined();
});
