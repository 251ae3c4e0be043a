import { z } from 'zod';
import { drawCalendar, monthName } from '@/lib/diagrams/calendar';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { attentionFaults, defineFigure, figureFields, tone } from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const month = () => z.int().min(1).max(12);

const item = z.strictObject({
  label: text().describe('What happens.'),
  from: month().describe('In which month, from 1 to 12, or in which it begins.'),
  to: month().optional().describe('In which month it ends, if not in the same.'),
  tone: tone(),
});

export const yearCalendarSchema = defineFigure({
  name: 'YearCalendar',
  description: 'A year in twelve columns, and what falls into which of them.',
  props: z.strictObject({
    ...figureFields,
    itemName: label().describe('Head of the column of what happens in the table, e.g. “Duty”.'),
    monthName: label().describe('Head of the column of months, e.g. “When”.'),
    items: z
      .array(item)
      .min(2)
      .max(12)
      .describe('Each with `label`, `from` and, where needed, `to`, `tone`.'),
  }),
  draw: drawCalendar,
  faults: ({ items }) => [
    ...items.flatMap(({ from, to = from }, index) =>
      to < from
        ? [
            {
              path: ['items', index, 'to'],
              message: `expected a month from ${from} on, found ${to}: an item ends in the year in which it begins`,
            },
          ]
        : [],
    ),
    ...attentionFaults(items, 'items'),
  ],
  numbers: ({ itemName, monthName: head, items }, locale) => ({
    head: [itemName, head],
    rows: items.map(({ label: name, from, to = from }) => {
      const months = [...new Set([from, to])].map((one) => monthName(one, locale, 'long'));
      return [name, months.join(' – ')];
    }),
  }),
});

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For what comes back every year: exercises, reports, reviews, ends of support. Two to twelve entries.',
  avoid:
    'Not for hours or weeks, which are a SpanChart, and not for the course of a project, which is a StepTimeline.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. The table writes out the months.',
};
