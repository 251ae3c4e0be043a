import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { yearCalendarSchema } from './schema';

describe('YearCalendar', () => drawsItsExample('year-calendar'));

it.each([
  [
    'an end before the beginning',
    'itemName="I" monthName="M" items={[{ label: "a", from: 1 }, { label: "b", from: 5, to: ▸3 }]}',
    'expected a month from 5 on, found 3',
  ],
  [
    'a thirteenth month',
    'itemName="I" monthName="M" items={[{ label: "a", from: 1 }, { label: "b", from: ▸13 }]}',
    'expected at most 12',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(yearCalendarSchema, `title="T" finding="F" ${properties}`, reason);
});
