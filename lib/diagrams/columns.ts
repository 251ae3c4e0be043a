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

function drawLegend(pen: Pen, series: ColumnsData['series'], width: number): number {
  let x = 0;
  let y = 0;
  series.forEach(({ label, tone }, index) => {
    const needed = 24 + textWidth(label, 14, 'bold');
    if (x > 0 && x + needed > width) {
      x = 0;
      y += lineHeight + 4;
    }
    const [left, top] = [x, y + 3];
    pen.sample(() => pen.band(left, top, 14, 14, tone, 4));
    const look = { weight: 'bold', path: ['series', index, 'label'] } as const;
    y += (pen.paragraph(x + 22, y + 15, label, width - x - 22, look) - 1) * lineHeight;
    x += needed + 20;
  });
  return y + lineHeight + 6;
}

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
  const widest = Math.max(...columns.map(({ label }) => textWidth(label, 14)));
  const every = Math.ceil((widest + 8) / x.step());
  /** Up to where names stand already. */
  let named = 0;
  columns.forEach(({ label, values }, index) => {
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
    const half = textWidth(label, 14) / 2;
    const middle = Math.min(at + x.bandwidth() / 2, width - half);
    if (index % every !== 0 || middle - half < named) return;
    named = middle + half + 6;
    pen.text(middle, top + height + 20, label, {
      anchor: 'middle',
      isSoft: true,
      path: ['columns', index, 'label'],
    });
  });
  const bottom = top + height + 26;
  if (!areNumbers(columns.map(({ label }) => label))) return pen.finished(width, bottom);
  const rows = pen.paragraph(width, bottom + lineHeight - 4, columnName, width, {
    anchor: 'end',
    isSoft: true,
    path: ['columnName'],
  });
  return pen.finished(width, bottom + rows * lineHeight);
}
