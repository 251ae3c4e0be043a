import { z } from 'zod';
import { drawSpans, monthName, tickText } from '@/lib/diagrams/spans';
import {
  attentionFaults,
  type DataFault,
  defineFigure,
  figureFields,
  headWithUnit,
  tone,
  unit,
  withNotes,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const ends = {
  from: z.number().describe('Where it begins on the axis.'),
  to: z.number().describe('Where it ends.'),
};

const item = z.strictObject({
  label: text().describe('What takes the time.'),
  note: text().optional().describe('What is said of it below its name.'),
  ...ends,
  tone: tone(),
});

const zone = z.strictObject({ label: text().describe('What the span is.'), ...ends });

type Axis = { from: number; to: number };

/** Spans that leave the axis, or end before they begin. */
const rangeFaults = (list: string, spans: readonly Axis[], axis: Axis): DataFault[] =>
  spans.flatMap(({ from, to }, index) => {
    if (to <= from)
      return [
        {
          path: [list, index, 'to'],
          message: `expected an end after the beginning, ${from}, found ${to}`,
        },
      ];
    if (from >= axis.from && to <= axis.to) return [];
    const end = from < axis.from ? 'from' : 'to';
    const message = `expected a span within the axis, ${axis.from} to ${axis.to}, found ${end === 'from' ? from : to}`;
    return [{ path: [list, index, end], message }];
  });

export const spanChartSchema = defineFigure({
  name: 'SpanChart',
  description: 'Spans of minutes, hours, weeks or months below one another on a common axis.',
  props: z.strictObject({
    ...figureFields,
    itemName: label().describe('What each span is, e.g. “Step”: head of a column of the table.'),
    fromName: label().describe(
      'Head of the column of beginnings, e.g. “From”; the unit follows in brackets.',
    ),
    toName: label().describe('Head of the column of ends, e.g. “To”.'),
    from: z.number().default(0).describe('Where the axis begins.'),
    to: z.number().describe('Where the axis ends.'),
    step: z.number().positive().describe('From one tick of the axis to the next.'),
    unit: unit(),
    isClock: z
      .boolean()
      .default(false)
      .describe('The axis shows times of day: 22 is 22:00, 25 is 1:00.'),
    isYear: z
      .boolean()
      .default(false)
      .describe(
        'The axis is a year, with `to={12}` and `step={1}`: from 0 to 1 is January, from 11 to 12 December.',
      ),
    items: z
      .array(item)
      .min(2)
      .max(12)
      .describe('Each with `label`, `from`, `to` and, where needed, `note`, `tone`.'),
    zones: z.array(zone).max(3).default([]).describe('Stretches behind the spans, e.g. a weekend.'),
  }),
  draw: drawSpans,
  faults: (props) => [
    ...((props.to - props.from) / props.step > 40
      ? [{ path: ['step'], message: 'expected at most 40 ticks on the axis: choose a larger step' }]
      : []),
    ...(props.isYear && (props.from !== 0 || props.to !== 12 || props.step !== 1)
      ? [{ path: ['isYear'], message: 'expected to={12} and step={1}: a year has twelve months' }]
      : []),
    ...rangeFaults('items', props.items, props),
    ...rangeFaults('zones', props.zones, props),
    ...attentionFaults(props.items, 'items'),
  ],
  numbers: ({ itemName, fromName, toName, items, zones, unit: words, isClock, isYear }, locale) => {
    const startOf = (from: number) =>
      isYear ? monthName(Math.floor(from) + 1, locale, 'long') : tickText(from, isClock, locale);
    const endOf = (to: number) =>
      isYear ? monthName(Math.ceil(to), locale, 'long') : tickText(to, isClock, locale);
    return {
      head: [itemName, headWithUnit(fromName, words), headWithUnit(toName, words)],
      rows: [
        ...items.map((one) => [withNotes(one.label, one.note), startOf(one.from), endOf(one.to)]),
        ...zones.map((one) => [one.label, startOf(one.from), endOf(one.to)]),
      ],
    };
  },
});
