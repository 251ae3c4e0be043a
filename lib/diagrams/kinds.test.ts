import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBars } from './bars';
import { drawColumns } from './columns';
import { drawDecisions } from './decisions';
import { type Drawing, drawingText, formWidths, labelFaults, tones } from './drawing';
import { drawLanes, type LaneStep, ranksOf } from './lanes';
import { drawLayers } from './layers';
import { drawLines } from './lines';
import { coverages, drawMatrix } from './matrix';
import { drawSites, rowsOf } from './sites';
import { drawSlope } from './slope';
import { drawSpans } from './spans';

const tone = fc.constantFrom(...tones);

/** Words as writers put them into labels. */
const words = (most: number) =>
  fc
    .array(fc.stringMatching(/^[A-ZŁŚa-ząęśżź]{2,10}$/), { minLength: 1, maxLength: most })
    .map((parts) => parts.join(' '));

/** Every form of any data: texts with room of their own, and no more than 12 KB. */
function drawsWell<Data>(
  data: fc.Arbitrary<Data>,
  draw: (data: Data, width: number) => Drawing,
): void {
  fc.assert(
    fc.property(data, (one) => {
      for (const width of formWidths) {
        const drawing = draw(one, width);
        expect(drawing.labels).not.toEqual([]);
        // Made-up words may be longer than a box: what is left must not lie over anything.
        expect(labelFaults(drawing).filter(({ label }) => !label.isBroken)).toEqual([]);
        expect(drawingText(drawing).length).toBeLessThan(12 * 1024);
      }
    }),
    { numRuns: 40 },
  );
}

const note = fc.option(words(5), { nil: undefined });

describe('bars', () => {
  const bandWidths = (...values: number[]) => {
    const items = values.map((value) => ({ label: `${value}`, value, tone: 'client' as const }));
    return drawBars({ items, unit: '' }, 680, 'en')
      .nodes.filter(({ tag }) => tag === 'rect')
      .map(({ props }) => Number(props['width']));
  };

  it('are as long as their values say, and something of one that is next to nothing is seen', () => {
    const [first = 0, second = 0] = bandWidths(40, 10);
    expect(second / first).toBeCloseTo(0.25, 2);
    expect(Math.min(...bandWidths(1000, 0))).toBeGreaterThan(0);
  });

  it('have room for any texts', () => {
    const item = fc.record({ label: words(6), note, remark: note, value: fc.nat(100_000), tone });
    drawsWell(fc.array(item, { minLength: 2, maxLength: 8 }), (items, width) =>
      drawBars({ items, unit: 'GB' }, width, 'pl'),
    );
  });
});

describe('lines', () => {
  const points = ['Jan', 'Feb', 'Mar', 'Apr'];
  const one = { label: 'A', values: [1, 2, 3, 4], tone: 'ours' as const, isDashed: false };
  const look = { unit: '', isFromZero: true, isGapTinted: false, marks: [] };
  const data = { pointName: 'Month', points, lines: [one], ...look };

  it('say what points are that are only numbers', () => {
    const textsOf = (points: string[], unit: string, width: number) =>
      drawLines({ ...data, pointName: 'Hours a day', points, unit }, width, 'en').labels.map(
        ({ text }) => text,
      );
    expect(textsOf(['2', '4', '6', '8'], '', 920)).toContain('Hours a day');
    // A unit that does not fit beside its values stands in the same row, and leaves room for it.
    expect(textsOf(['2', '4', '6', '8'], 'thousand requests', 320)).toContain('Hours a day');
    expect(textsOf(['Jan', 'Feb', 'Mar', 'Apr'], '', 920)).not.toContain('Hours a day');
  });

  it('puts a mark where its value is', () => {
    const { nodes } = drawLines(
      {
        ...data,
        marks: [
          { at: 'Feb', label: 'x' },
          { at: 'Apr', label: 'y' },
        ],
      },
      680,
      'en',
    );
    const [early, late] = nodes.filter(({ tag }) => tag === 'circle').map(({ props }) => props);
    expect(Number(early?.['cx'])).toBeLessThan(Number(late?.['cx']));
    expect(Number(early?.['cy'])).toBeGreaterThan(Number(late?.['cy']));
  });

  it('leaves out names of points that have no room, and overlaps nothing', () => {
    const many = Array.from({ length: 36 }, (_, index) => `week ${index + 1}`);
    const values = many.map((_, index) => index);
    const long = { ...data, points: many, lines: [{ ...one, values }] };
    for (const width of formWidths) expect(labelFaults(drawLines(long, width, 'en'))).toEqual([]);
    const shown = drawLines(long, 320, 'en').labels.filter(({ text }) => text.startsWith('week'));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(8);
  });

  const names = fc.uniqueArray(words(2), { minLength: 3, maxLength: 36 });
  const numbers = fc.uniqueArray(fc.nat(5000).map(String), { minLength: 3, maxLength: 36 });
  const unit = fc.oneof(fc.constant('%'), words(3));

  it('overlap nothing', () =>
    drawsWell(
      fc.tuple(fc.oneof(names, numbers), words(4), words(4), unit, fc.boolean()),
      ([points, label, pointName, unit, isFromZero], width) => {
        const values = points.map((_, index) => index * 7);
        const lines = [{ label, values, tone: 'ours' as const, isDashed: false }];
        const look = { isGapTinted: false, marks: [] };
        return drawLines({ pointName, points, lines, unit, isFromZero, ...look }, width, 'pl');
      },
    ));
});

describe('spans', () => {
  const item = fc
    .tuple(words(4), fc.nat(50), fc.integer({ min: 1, max: 10 }), tone)
    .map(([label, from, length, of]) => ({ label, from, to: from + length, tone: of }));
  const axis = { from: 0, to: 60, step: 10, unit: 'minutes', zones: [] };

  it('fit on every axis, of numbers and of times', () =>
    drawsWell(
      fc.tuple(fc.array(item, { minLength: 2, maxLength: 10 }), fc.boolean()),
      ([items, isClock], width) => drawSpans({ ...axis, items, isClock }, width, 'pl'),
    ));

  it('are as long as they last', () => {
    const items = [10, 20].map((to) => ({ label: 'A', from: 0, to, tone: 'ours' as const }));
    const [short, long] = drawSpans({ ...axis, items, isClock: false }, 500, 'en')
      .nodes.filter(({ tag }) => tag === 'rect')
      .map(({ props }) => Number(props['width']));
    expect((long ?? 0) / (short ?? 1)).toBeCloseTo(2, 1);
  });
});

describe('lanes', () => {
  const step = (id: string, more: Partial<LaneStep> = {}): LaneStep => ({
    id,
    lane: 'A',
    label: id,
    tone: 'ours',
    ...more,
  });

  it('have a step behind all those that lead to it', () => {
    const steps = [step('a', { to: ['b', 'c'] }), step('b', { to: ['d'] }), step('c'), step('d')];
    expect(ranksOf({ lanes: ['A'], steps })).toEqual([0, 1, 1, 2]);
    expect(ranksOf({ lanes: ['A'], steps: [step('a'), step('b', { to: ['a'] })] })).toBeUndefined();
  });

  it('have room for any texts, across and down', () => {
    const data = fc
      .array(
        fc.record({
          label: words(4),
          note,
          lane: fc.constantFrom('Your team', 'Platforma'),
          tone,
        }),
        { minLength: 2, maxLength: 9 },
      )
      .map((steps) => ({
        lanes: ['Your team', 'Platforma'],
        steps: steps.map((one, index) => ({ ...one, id: `s${index}` })),
      }));
    drawsWell(data, drawLanes);
  });
});

describe('sites', () => {
  const part = fc.record({
    label: words(4),
    note,
    isHalf: fc.boolean(),
    tone,
  });

  it('pair halves that follow each other', () => {
    const of = (isHalf: boolean) => ({ label: 'A', tone: 'ours' as const, isHalf });
    const sizes = (halves: boolean[]) => rowsOf(halves.map(of)).map((row) => row.length);
    expect(sizes([false, true, true, true, false])).toEqual([1, 2, 1, 1]);
  });

  it('have room for any texts', () => {
    const site = fc.record({
      name: words(2),
      note,
      parts: fc.array(part, { minLength: 1, maxLength: 6 }),
    });
    const links = fc.array(words(3), { minLength: 1, maxLength: 3 });
    const rows = (one: { parts: Parameters<typeof rowsOf>[0] }) => rowsOf(one.parts).length;
    drawsWell(fc.tuple(site, site, links), ([a, b, labels], width) =>
      drawSites(
        {
          sites: [a, b],
          links: labels.slice(0, Math.max(rows(a), rows(b))).map((label, index) => ({
            label,
            row: index + 1,
            tone: 'ours',
            isDashed: false,
          })),
        },
        width,
      ),
    );
  });

  it('keep side by side what shares a row where there is room', () => {
    const part = (label: string, isHalf = false) => ({ label, isHalf, tone: 'ours' as const });
    const data = {
      sites: [
        { name: 'A', parts: [part('one', true), part('two', true), part('vault')] },
        { name: 'B', parts: [part('machines'), part('copy')] },
      ],
      links: [{ label: 'keys', row: 2, tone: 'ours' as const, isDashed: false }],
    };
    for (const width of [500, 700]) {
      const { labels } = drawSites(data, width);
      const top = (text: string) => labels.find((label) => label.text === text)?.y;
      expect(top('copy')).toBe(top('vault'));
      expect(top('machines')).toBe(top('one'));
      expect(top('keys')).toBeLessThan(top('vault') ?? 0);
      expect(top('keys')).toBeGreaterThan(top('two') ?? 0);
    }
  });
});

describe('slopes', () => {
  const items = [
    { label: 'one', before: 40, after: 5 },
    { label: 'a name that takes many lines where it has little room', before: 30, after: 3 },
    { label: 'two', before: 20, after: 2 },
  ].map((item) => ({ tone: 'ours' as const, ...item }));
  const draw = (width: number, after: readonly number[]) =>
    drawSlope(
      {
        beforeName: 'A',
        afterName: 'B',
        unit: 'h',
        items: items.map((item, index) => ({ ...item, after: after[index] ?? 0 })),
      },
      width,
      'en',
    );
  const leads = ({ nodes }: Drawing) =>
    nodes.filter(({ props }) => props['className'] === 'rule-dots').length;

  it.each(formWidths)(
    'name values in their order, and lead moved names to them, at %i px',
    (width) => {
      for (const after of [
        [5, 3, 2],
        [2, 5, 3],
        [3, 2, 5],
      ]) {
        const drawing = draw(width, after);
        const shown = drawing.labels
          .filter(({ text }) => after.some((value) => text.replace(/\s/u, ' ') === `${value} h`))
          .sort((a, b) => a.y - b.y)
          .map(({ text }) => Number.parseInt(text, 10));
        expect(shown).toEqual([5, 3, 2]);
        expect(leads(drawing)).toBe(2);
      }
    },
  );

  it('have no such line where every name stands beside its value', () => {
    expect(leads(draw(700, [30, 15, 1]))).toBe(0);
  });
});

describe('columns', () => {
  const data = (columns: { label: string; values: number[] }[]) => ({
    series: [
      { label: 'A', tone: 'ours' as const },
      { label: 'B', tone: 'client' as const },
    ],
    columns,
    unit: 'TB',
    columnName: 'Servers in all',
  });

  it('say what they are where their names are bare numbers', () => {
    const named = (...names: string[]) =>
      drawColumns(data(names.map((label) => ({ label, values: [1, 2] }))), 500, 'en').labels.map(
        ({ text }) => text,
      );
    expect(named('3', '4')).toContain('Servers in all');
    expect(named('Jan', 'Feb')).not.toContain('Servers in all');
  });

  it('have room for any names and amounts', () => {
    const column = fc.record({
      label: words(1),
      values: fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 2 }),
    });
    drawsWell(fc.array(column, { minLength: 2, maxLength: 24 }), (columns, width) =>
      drawColumns(data(columns), width, 'pl'),
    );
  });
});

describe('the other kinds have room for any texts', () => {
  it('layers', () => {
    const layer = fc.record({ label: words(4), note, by: words(2), tone });
    drawsWell(fc.array(layer, { minLength: 2, maxLength: 9 }), (layers, width) =>
      drawLayers({ layers }, width),
    );
  });

  it('decisions', () => {
    const question = fc.record({
      question: words(8),
      answer: fc.constantFrom('Yes', 'Tak, zawsze'),
      label: words(4),
      note,
      tone,
    });
    drawsWell(fc.array(question, { minLength: 2, maxLength: 7 }), (questions, width) =>
      drawDecisions({ questions, next: 'No', last: { label: 'None', tone: 'quiet' } }, width),
    );
  });

  it('before and after', () => {
    const item = fc.record({ label: words(4), before: fc.nat(5000), after: fc.nat(5000), tone });
    drawsWell(fc.array(item, { minLength: 1, maxLength: 5 }), (items, width) =>
      drawSlope(
        { beforeName: 'Before', afterName: 'After six months', unit: 'h', items },
        width,
        'pl',
      ),
    );
  });

  it('a year', () => {
    const item = fc
      .tuple(words(5), fc.nat(11), fc.integer({ min: 1, max: 12 }), tone)
      .map(([label, from, length, of]) => ({
        label,
        from,
        to: Math.min(from + length, 12),
        tone: of,
      }));
    const axis = { from: 0, to: 12, step: 1, unit: '', isClock: false, isYear: true, zones: [] };
    drawsWell(fc.array(item, { minLength: 2, maxLength: 12 }), (items, width) =>
      drawSpans({ ...axis, items }, width, 'pl'),
    );
  });

  it('coverage', () => {
    const row = fc.record({
      label: words(6),
      cells: fc.array(fc.constantFrom(...coverages), { minLength: 4, maxLength: 4 }),
    });
    const names = {
      columns: ['Snapshot', 'Replika', 'Backup', 'Archive'],
      fullName: 'protects',
      halfName: 'in part',
      noneName: 'no',
    };
    drawsWell(fc.array(row, { minLength: 2, maxLength: 12 }), (rows, width) =>
      drawMatrix({ ...names, rows }, width),
    );
  });
});
