import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address';

it('is the number without the blanks that group it, no-break ones among them', () => {
  expect(phoneAddress('+48 22\u00a0000 00 00')).toBe('tel:+48220000000');
});
