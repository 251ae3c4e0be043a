import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawBars } from './bars';
import { drawingText, formWidths, labelFaults, tones } from './drawing';

const bar = (value: number, more = {}) => ({
  label: `Bar ${value}`,
  value,
  tone: 'client' as const,
  ...more,
});

const bandWidths = (values: number[], width = 680) =>
  drawBars({ items: values.map((value) => bar(value)), unit: '' }, width, 'en')
    .nodes.filter(({ tag }) => tag === 'rect')
    .map(({ props }) => Number(props['width']));

it('draws bands as long as their values say', () => {
  const [first = 0, second = 0, third = 0] = bandWidths([40, 20, 10]);
  expect(second / first).toBeCloseTo(0.5, 2);
  expect(third / first).toBeCloseTo(0.25, 2);
});

it('shows something of a value that is next to nothing', () => {
  expect(Math.min(...bandWidths([1000, 0]))).toBeGreaterThan(0);
});

it('puts a remark below its bar where it has no room beside it', () => {
  const remark = 'the line that the review of the quarter begins with';
  const heightOf = (text?: string) =>
    drawBars({ items: [bar(9), bar(8, { remark: text })], unit: '%' }, 320, 'en').height;
  expect(heightOf(remark)).toBeGreaterThan(heightOf());
});

/** Words as writers put them into labels. */
const words = fc
  .array(fc.stringMatching(/^[A-ZŁŚa-ząęśżź]{2,12}$/), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' '));

it('never lets texts lie over one another, in any form and language', () => {
  const item = fc.record({
    label: words,
    note: fc.option(words, { nil: undefined }),
    remark: fc.option(words, { nil: undefined }),
    value: fc.nat({ max: 100000 }),
    tone: fc.constantFrom(...tones),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 8 }), (items) => {
      for (const width of formWidths) {
        const drawing = drawBars({ items, unit: 'GB' }, width, 'pl');
        expect(drawing.labels).not.toEqual([]);
        // Made-up words may be longer than a box: what is left must not lie over anything.
        expect(labelFaults(drawing).filter(({ label }) => !label.isBroken)).toEqual([]);
        expect(drawingText(drawing).length).toBeLessThan(12 * 1024);
      }
    }),
    { numRuns: 60 },
  );
});
