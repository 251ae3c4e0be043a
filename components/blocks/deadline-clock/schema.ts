import { z } from 'zod';
import { drawClock } from '@/lib/diagrams/clock';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { attentionFaults, defineFigure, figureFields, tone } from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const item = z.strictObject({
  hours: z.number().positive().describe('Its length in hours: how far round the ring goes.'),
  label: text().describe('The same as it is read, e.g. “72 h”.'),
  text: text().describe('What is due, to whom, and from which moment the time runs.'),
  tone: tone(),
});

export const deadlineClockSchema = defineFigure({
  name: 'DeadlineClock',
  description:
    'Two to four deadlines as rings: the longest goes once round, the others as far as their share of it.',
  props: z.strictObject({
    ...figureFields,
    start: text().describe('Where all rings begin, in a few words.'),
    deadlineName: label().describe(
      'Head of the column of deadlines in the table, e.g. “Deadline”.',
    ),
    textName: label().describe('Head of the other column, e.g. “What is due”.'),
    items: z
      .array(item)
      .min(2)
      .max(4)
      .describe('Each with `hours`, `label`, `text` and, where needed, `tone`.'),
  }),
  draw: drawClock,
  faults: ({ items }) => {
    const longest = Math.max(...items.map(({ hours }) => hours));
    return [
      ...items.flatMap(({ hours }, index) =>
        hours < longest / 40
          ? [
              {
                path: ['items', index, 'hours'],
                message: `expected at least ${longest / 40}, a fortieth of the longest deadline, ${longest} hours, found ${hours}: the ring would not be seen`,
              },
            ]
          : [],
      ),
      ...attentionFaults(items, 'items'),
    ];
  },
  numbers: ({ deadlineName, textName, items }) => ({
    head: [deadlineName, textName],
    rows: items.map((one) => [one.label, one.text]),
  }),
});

export const guide: BlockGuide = {
  group: 'Charts and diagrams',
  use: 'For two to four deadlines that run from one event, such as duties to report an incident. The text of each says from which moment it runs.',
  avoid:
    'Not for steps one after the other, which are a SpanChart, and not for lengths that differ by more than forty times.',
  accessibility:
    'One image, named by title and finding; what it shows is in a table that opens below it. Colours are never the only sign: each ring has its deadline and its text beside it, in the order of the list.',
};
