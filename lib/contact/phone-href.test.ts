import { expect, it } from 'vitest';
import { phoneHref } from './phone-href';

it('is the number without the spaces that group it, no-break ones among them', () => {
  expect(phoneHref('+48 22\u00a0000 00 00')).toBe('tel:+48220000000');
});
