import { expect, it } from 'vitest';
import { blogDate } from './blog-date';

it.each([
  ['2026-11-19', '19.11.2026', '19 listopada 2026'],
  ['2026-01-02', '02.01.2026', '2 stycznia 2026'],
  ['2024-02-29', '29.02.2024', '29 lutego 2024'],
  ['2025-12-31', '31.12.2025', '31 grudnia 2025'],
])('shows %s as %s and %s', (day, english, polish) => {
  expect(blogDate(day, 'en')).toBe(english);
  expect(blogDate(day, 'pl')).toBe(polish);
});
