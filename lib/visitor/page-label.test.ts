import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '@/tests/support/any-text';
import { pageLabel } from './page-label';

it.each([
  ['/', 'home'],
  ['/pl', 'pl'],
  ['/pl/', 'pl'],
  ['/services/finops', 'services_finops'],
  ['/pl/uslugi/finops', 'pl_uslugi_finops'],
  ['/a%3Cscript%3E', 'a-3cscript-3e'],
])('%s is called %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});

it('is short, plain and never empty, whatever the path', () => {
  fc.assert(
    fc.property(anyText, (path) => {
      expect(pageLabel(`/${path}`)).toMatch(/^[a-z0-9_-]{1,100}$/);
    }),
  );
});
