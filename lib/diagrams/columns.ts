import { scaleBand, scaleLinear } from 'd3-scale';
import type { Locale } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, Pen, type Tone } from './drawing';
import { areNumbers, inWords } from './number';
import { textWidth } from './text-width';

export type ColumnsData = {
  /** What each column is; said below them where their names are bare numbers. */
  columnName: string;
  /** Parts of each column, from below. */
  series: readonly { label: string; tone: Tone }[];
  /** Columns from the left, with a value for each of the series. */
  columns: readonly { label: string; values: readonly number[] }[];
  unit: string;
};

/** Parts of a column are set apart by the background. */
const gap = 2;

const drawLegend = (pen: Pen, series: ColumnsData['series'], width: number): number =>
  pen.legend(
    series.map(({ label, tone }, index) => ({
      name: label,
      look: { weight: 'bold', path: ['series', index, 'label'] },
      draw: (x, y) => pen.band(x, y + 3, 14, 14, tone, 4),
    })),
    width,
    { indent: 22, gap: 22, baseline: 15 },
  ) + 6;

/** Columns of stacked parts over a common base, with the parts' names above. */
export function drawColumns(
  { columnName, series, columns, unit }: ColumnsData,
  width: number,
  locale: Locale,
): Drawing {
  const pen = new Pen();
  let top = series.length > 1 ? drawLegend(pen, series, width) : 0;
  if (unit) {
    pen.text(0, top + 14, unit, { isSoft: true, path: ['unit'] });
    top += lineHeight;
  }
  top += 14;
  const height = Math.min(280, 140 + width * 0.2);
  const most = Math.max(
    ...columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0)),
  );
  const y = scaleLinear([0, most], [top + height, top]).nice(4);
  const ticks = y.ticks(4);
  const left = Math.max(...ticks.map((tick) => textWidth(inWords(tick, locale), 14))) + 12;
  for (const tick of ticks) {
    pen.rule(left, y(tick), width, y(tick), tick === 0 ? 'axis' : 'grid');
    pen.text(left - 8, y(tick) + 5, inWords(tick, locale), {
      anchor: 'end',
      isSoft: true,
      path: ['columns'],
    });
  }
  const x = scaleBand(
    columns.map((_, index) => index),
    [left + 4, width],
  ).padding(0.28);
  columns.forEach(({ values }, index) => {
    const at = x(index) ?? left;
    let base = 0;
    for (const [part, value] of values.entries()) {
      const length = y(base) - y(base + value) - (base === 0 ? 0 : gap);
      if (value > 0)
        pen.band(
          at,
          y(base + value),
          x.bandwidth(),
          Math.max(length, 1),
          series[part]?.tone ?? 'client',
          4,
        );
      base += value;
    }
  });
  pen.axisNames(
    columns.map(({ label }, index) => ({
      text: label,
      at: (x(index) ?? left) + x.bandwidth() / 2,
      path: ['columns', index, 'label'],
    })),
    { step: x.step(), gap: 8, y: top + height + 20, width },
  );
  const bottom = top + height + 26;
  if (!areNumbers(columns.map(({ label }) => label))) return pen.finished(width, bottom);
  const rows = pen.paragraph(width, bottom + lineHeight - 4, columnName, width, {
    anchor: 'end',
    isSoft: true,
    path: ['columnName'],
  });
  return pen.finished(width, bottom + rows * lineHeight);
}
