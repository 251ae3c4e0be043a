import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { industries } from '@/lib/schema/industries';

const styles = readFileSync('app/styles/grids.css', 'utf8');

it('has a rule for every industry, and for no other', () => {
  const rules = [...styles.matchAll(/\[value="(\d)"\]:checked.+:not\(\[data-industry="(\d)"\]\)/g)];
  const numbers = industries.map((_, index) => String(index));
  expect(rules.map(([, value]) => value)).toEqual(numbers);
  expect(rules.map(([, , industry]) => industry)).toEqual(numbers);
});
