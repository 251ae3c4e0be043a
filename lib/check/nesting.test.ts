import { expect, it } from 'vitest';
import { bracketLimit, excessiveNesting } from './nesting';

it('accepts what stands side by side, however much of it', () => {
  expect(excessiveNesting('<A x={[{a: (1)}]} />\n'.repeat(1000))).toBeUndefined();
  expect(excessiveNesting(':( '.repeat(1000))).toBeUndefined();
});

it('finds the bracket that goes over the limit', () => {
  expect(excessiveNesting(`a {${'('.repeat(bracketLimit - 1)}`)).toBeUndefined();
  expect(excessiveNesting(`a {${'('.repeat(bracketLimit)}`)).toBe(2 + bracketLimit);
});
