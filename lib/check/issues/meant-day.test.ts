import { expect, it } from 'vitest';
import { meantDay } from './meant-day';

it.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['21/11/2026', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['2026/11/5', '2026-11-05'],
  ['2026-11-21T10:00', '2026-11-21'],
  ['3/4/2026', undefined],
  ['31.02.2026', undefined],
  ['21 listopada', undefined],
  ['', undefined],
])('reads %j as %s', (text, day) => {
  expect(meantDay(text)).toBe(day);
});
