import { type ScaleLinear, scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Locale } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';
import { areNumbers, withUnit } from './number';
import { textWidth } from './text-width';

type Line = { label: string; values: readonly number[]; tone: Tone; isDashed: boolean };

export type LinesData = {
  /** What each point is; drawn where the points are numbers, which do not say it themselves. */
  pointName: string;
  /** Names of the points in time, or steps of another kind, from the left. */
  points: readonly string[];
  lines: readonly Line[];
  unit: string;
  isFromZero: boolean;
  /** Whether the area between the first two lines is tinted. */
  isGapTinted: boolean;
  /** Places that the text speaks of: on the first line, unless another is named. */
  marks: readonly { at: string; line?: string; label: string }[];
};

/** From this width on lines are named at their ends, below it in rows above the drawing. */
const namedAtEndsFrom = 600;
const markRadius = 11;

/** Names of the lines with a sample of each, in rows. */
const drawLegend = (pen: Pen, lines: readonly Line[], width: number): number =>
  pen.legend(
    lines.map(({ label, tone, isDashed }, index) => ({
      name: label,
      look: { weight: 'bold', path: ['lines', index, 'label'] },
      draw: (x, y) => pen.line(`M${x + 2} ${y + 9}h20`, tone, isDashed),
    })),
    width,
    { indent: 30, gap: 24, baseline: 14 },
  ) + 12;

/** Names beside the ends of lines; those that would lie over one another are moved apart. */
function drawEnds(
  pen: Pen,
  lines: readonly Line[],
  y: ScaleLinear<number, number>,
  x: number,
  width: number,
): void {
  const names = lines
    .map(({ label, values }, index) => {
      const words = linesOf(label, width, { weight: 'bold' });
      return { index, words, height: words.length * lineHeight, middle: y(values.at(-1) ?? 0) };
    })
    .sort((a, b) => a.middle - b.middle);
  let free = 0;
  for (const { index, words, height, middle } of names) {
    const top = Math.max(free, middle - height / 2);
    pen.lines(x, top + 14, words, { weight: 'bold', path: ['lines', index, 'label'] });
    free = top + height + 4;
  }
}

/**
 * What the numbers at the axes are, in the rows below the drawing: the unit of values, where it has no room beside them,
 * from the left, what the points are at the right.
 * @returns The height of the rows.
 */
function drawAxisNames(
  pen: Pen,
  unit: string,
  pointName: string,
  y: number,
  width: number,
): number {
  const unitWidth = unit ? textWidth(unit, 14) + 16 : 0;
  if (unit) pen.text(0, y, unit, { isSoft: true, path: ['unit'] });
  if (!pointName) return unit ? lineHeight + 4 : 0;
  const isBeside = unitWidth + textWidth(pointName, 14) <= width;
  const names = linesOf(pointName, isBeside ? width - unitWidth : width);
  const first = y + (isBeside || !unit ? 0 : lineHeight);
  pen.lines(width, first, names, { anchor: 'end', isSoft: true, path: ['pointName'] });
  return first - y + names.length * lineHeight + 4;
}

/**
 * Courses over time as lines, with numbered marks on them.
 * @param width Width of the drawing in pixels.
 */
export function drawLines(data: LinesData, width: number, locale: Locale): Drawing {
  const { pointName, points, lines, unit, isFromZero, isGapTinted, marks } = data;
  const pen = new Pen();
  const isNamedAtEnds = width >= namedAtEndsFrom;
  const top = (isNamedAtEnds ? 0 : drawLegend(pen, lines, width)) + 12;
  const height = Math.min(300, 150 + width * 0.2);
  const values = lines.flatMap((one) => one.values);
  const y = scaleLinear(
    [isFromZero ? 0 : Math.min(...values), Math.max(...values)],
    [top + height, top],
  ).nice(4);
  const ticks = y.ticks(4);
  const tickWords = ticks.map((tick) => withUnit(tick, unit.length > 3 ? '' : unit, locale));
  const left = Math.max(...tickWords.map((words) => textWidth(words, 14))) + 12;
  const namesWidth = isNamedAtEnds
    ? Math.min(
        width * 0.24,
        Math.max(...lines.map(({ label }) => textWidth(label, 14, 'bold'))) + 2,
      )
    : 0;
  const right = width - (isNamedAtEnds ? namesWidth + 16 : markRadius);
  const x = scalePoint(points, [left + 6, right]);
  const at = (index: number) => x(points[index] ?? '') ?? left;
  for (const [index, tick] of ticks.entries()) {
    pen.rule(left, y(tick), right, y(tick));
    pen.text(left - 8, y(tick) + 5, tickWords[index] ?? '', {
      anchor: 'end',
      isSoft: true,
      path: ['unit'],
    });
  }
  const [first, second] = lines;
  if (isGapTinted && first && second) {
    const gap = area<number>()
      .x((_, index) => at(index))
      .y0((value) => y(value))
      .y1((_, index) => y(second.values[index] ?? 0))
      .digits(1);
    pen.tint(gap([...first.values]) ?? '', 'ours');
  }
  const path = line<number>()
    .x((_, index) => at(index))
    .y((value) => y(value))
    .digits(1);
  // The first line is drawn last: it is the one that is spoken of.
  for (const one of [...lines].reverse())
    pen.line(path([...one.values]) ?? '', one.tone, one.isDashed);
  marks.forEach((mark, index) => {
    const on = lines.find(({ label }) => label === mark.line) ?? first;
    const value = on?.values[points.indexOf(mark.at)];
    if (!on || value === undefined) return;
    const place = x(mark.at) ?? left;
    pen.dot(place, y(value), markRadius, on.tone);
    pen.text(place, y(value) + 5, `${index + 1}`, {
      anchor: 'middle',
      weight: 'bold',
      on: on.tone,
      path: ['marks', index, 'at'],
    });
  });
  const bottom = top + height + 22;
  pen.axisNames(
    points.map((text, index) => ({ text, at: at(index), path: ['points', index] })),
    { step: x.step(), gap: 14, y: bottom, width },
  );
  const names = drawAxisNames(
    pen,
    unit.length > 3 ? unit : '',
    areNumbers(points) ? pointName : '',
    bottom + lineHeight + 4,
    right,
  );
  if (isNamedAtEnds) drawEnds(pen, lines, y, right + 14, namesWidth);
  return pen.finished(width, bottom + 6 + names);
}
