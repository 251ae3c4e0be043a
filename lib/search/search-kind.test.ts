import { expect, it } from 'vitest';
import { searchKindOf } from './page-record';

it.each([
  ['services/finops', 'services'],
  ['products/platform/network', 'products'],
  ['case-studies/cez', 'case-studies'],
  ['blog/some-post', 'blog'],
  ['discover/legal/dsa', 'legal'],
  ['privacy-policy', 'legal'],
  ['discover/who-we-are', 'company'],
  ['home', 'company'],
])('%s counts among %s', (id, kind) => {
  expect(searchKindOf({ id })).toBe(kind);
});
