import { expect, it } from 'vitest';
import { classNames } from './class-names';

it('joins what is there, in order, and leaves out what is not', () => {
  expect(classNames('a', false, 'b c', undefined, null, '', 'd')).toBe('a b c d');
  expect(classNames(undefined)).toBe('');
});
