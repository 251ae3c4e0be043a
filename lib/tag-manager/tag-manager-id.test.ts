import { expect, it } from 'vitest';
import { tagManagerId } from './tag-manager-id';

it('is none where nothing is set', () => {
  expect(tagManagerId('')).toBeUndefined();
  expect(tagManagerId('  ')).toBeUndefined();
});

it('is the id of a container', () => {
  expect(tagManagerId(' GTM-AB12CD3 ')).toBe('GTM-AB12CD3');
});

it.each(['G-AB12CD3', 'gtm-ab12cd3', 'GTM-', 'GTM-1', 'GTM-A&x=1', 'GTM-AB"><script>'])(
  'refuses %s, and says what it expects',
  (value) => {
    expect(() => tagManagerId(value)).toThrow(`GTM_ID is "${value}": expected the id`);
  },
);
