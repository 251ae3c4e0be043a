import { expect, it } from 'vitest';
import { readData } from './data';

it('has no entries but those of the file', () => {
  expect(readData('people')['constructor']).toBeUndefined();
  expect('toString' in readData('people')).toBe(false);
});
