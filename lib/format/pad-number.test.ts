import { expect, it } from 'vitest';
import { padNumber } from './pad-number';

it.each([
  [1, '01'],
  [9, '09'],
  [10, '10'],
  [123, '123'],
])('shows %i as %s', (number, shown) => {
  expect(padNumber(number)).toBe(shown);
});

it('pads no further than reported', () => {
  expect(padNumber(3, 3)).toBe('03');
  expect(padNumber(4, 3)).toBe('4');
  expect(padNumber(10, 10)).toBe('10');
});
