import { scaleLinear } from 'd3-scale';
import type { Locale } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';
import { withUnit } from './number';
import { textWidth } from './text-width';

export type Bar = {
  label: string;
  /** What is said of it in smaller type, e.g. who it belongs to. */
  note?: string;
  value: number;
  tone: Tone;
  /** What the reader should notice, beside the bar. */
  remark?: string;
};

export type BarsData = { items: readonly Bar[]; unit: string };

const bandHeight = 28;
const rowGap = 18;
/** From this width on labels stand beside their bars, below it above them. */
const besideFrom = 480;

/** Label and note of a bar, one below the other. */
function drawLabel(
  pen: Pen,
  { label, note }: Bar,
  index: number,
  y: number,
  width: number,
): number {
  const path = ['items', index, 'label'];
  const count = pen.paragraph(0, y + 13, label, width, { weight: 'bold', path });
  if (!note) return count * lineHeight;
  const more = { isSoft: true, path: ['items', index, 'note'] };
  return (count + pen.paragraph(0, y + 13 + count * lineHeight, note, width, more)) * lineHeight;
}

/** The remark beside a bar's end, or below the bar where it has no room; returns the height it adds. */
function drawRemark(
  pen: Pen,
  bar: Bar,
  index: number,
  end: number,
  y: number,
  width: number,
  start: number,
): number {
  if (!bar.remark) return 0;
  const path = ['items', index, 'remark'];
  const from = end + 44;
  if (from + textWidth(bar.remark, 14) <= width) {
    pen.rule(end + 8, y + bandHeight / 2, from - 8, y + bandHeight / 2, 'dots');
    pen.text(from, y + bandHeight / 2 + 5, bar.remark, { path });
    return 0;
  }
  return (
    pen.paragraph(start, y + bandHeight + lineHeight, bar.remark, width - start, { path }) *
      lineHeight +
    4
  );
}

/**
 * Horizontal bands whose lengths are values, from above in the order given.
 * @param width Width of the drawing in pixels.
 */
export function drawBars({ items, unit }: BarsData, width: number, locale: Locale): Drawing {
  const pen = new Pen();
  const isBeside = width >= besideFrom;
  const widest = Math.max(
    ...items.flatMap(({ label, note = '' }) => [textWidth(label, 14, 'bold'), textWidth(note, 14)]),
  );
  const labelWidth = isBeside ? Math.min(widest, width * 0.36) : width;
  const start = isBeside ? labelWidth + 20 : 0;
  const most = Math.max(...items.map(({ value }) => value));
  const length = scaleLinear([0, most], [0, width - start]);
  let y = 0;
  items.forEach((bar, index) => {
    const { value, tone } = bar;
    const words = withUnit(value, unit, locale);
    const noteLines = bar.note ? linesOf(bar.note, labelWidth).length : 0;
    const labelLines = linesOf(bar.label, labelWidth, { weight: 'bold' }).length + noteLines;
    const labelHeight = isBeside ? labelLines * lineHeight : 0;
    const rowHeight = Math.max(bandHeight, labelHeight);
    const top = isBeside
      ? y + (rowHeight - bandHeight) / 2
      : y + drawLabel(pen, bar, index, y, labelWidth) + 4;
    if (isBeside) drawLabel(pen, bar, index, y + (rowHeight - labelHeight) / 2 + 1, labelWidth);
    const wordsWidth = textWidth(words, 14, 'bold');
    const bandWidth = Math.max(length(value), 3);
    const isWithin = bandWidth >= wordsWidth + 24;
    pen.band(start, top, bandWidth, bandHeight, tone);
    const look = { weight: 'bold', path: ['items', index, 'value'] } as const;
    if (isWithin)
      pen.text(start + bandWidth - 12, top + 19, words, { ...look, anchor: 'end', on: tone });
    else pen.text(start + bandWidth + 10, top + 19, words, look);
    const end = start + bandWidth + (isWithin ? 0 : wordsWidth + 10);
    const added = drawRemark(pen, bar, index, end, top, width, start);
    y = Math.max(y + rowHeight, top + bandHeight + added) + rowGap;
  });
  return pen.finished(width, y - rowGap + 2);
}
