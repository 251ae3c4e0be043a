import { scaleLinear } from 'd3-scale';
import type { Locale } from '@/lib/i18n/locales';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';
import { withUnit } from './number';
import { textWidth } from './text-width';

export type SlopeData = {
  beforeName: string;
  afterName: string;
  unit: string;
  items: readonly { label: string; before: number; after: number; tone: Tone }[];
};

type Block = { top: number; height: number };

/** Tops of blocks that stand in the order of their places and, without lying over one another, as near to them as they can. */
function stacked(blocks: readonly Block[], least: number): number[] {
  const order = [...blocks.entries()].sort(([, a], [, b]) => a.top - b.top);
  const tops: number[] = [];
  let free = least;
  for (const [index, { top, height }] of order) {
    const placed = Math.max(free, top);
    tops[index] = placed;
    free = placed + height + 4;
  }
  return tops;
}

/** Values before and after, each pair joined by a line whose slope is the change. */
export function drawSlope(data: SlopeData, width: number, locale: Locale): Drawing {
  const { beforeName, afterName, unit, items } = data;
  const pen = new Pen();
  const before = items.map((item) => withUnit(item.before, unit, locale));
  const after = items.map((item) => withUnit(item.after, unit, locale));
  const left = Math.max(...before.map((words) => textWidth(words, 14, 'bold'))) + 14;
  const side = Math.max(
    width * 0.34,
    Math.max(...after.map((words) => textWidth(words, 14, 'bold'))) + 34,
  );
  const right = width - side;
  const headLines = Math.max(
    linesOf(beforeName, right * 0.6).length,
    linesOf(afterName, side).length,
  );
  pen.paragraph(0, 14, beforeName, right * 0.6, { isSoft: true, path: ['beforeName'] });
  // Each begins where the values of its axis stand.
  pen.paragraph(right, 14, afterName, side, { isSoft: true, path: ['afterName'] });
  const top = headLines * lineHeight + 22;
  const height = Math.min(260, 120 + width * 0.2);
  const values = items.flatMap((item) => [item.before, item.after]);
  const y = scaleLinear([0, Math.max(...values, 1e-9)], [top + height, top]);
  pen.rule(left, top - 8, left, top + height + 8, 'axis');
  pen.rule(right, top - 8, right, top + height + 8, 'axis');
  const beforeTops = stacked(
    items.map((item) => ({ top: y(item.before) - lineHeight / 2, height: lineHeight })),
    top - 12,
  );
  /** Names of the items and where they stand, the first line of each beside its value where there is room. */
  const namesFrom = (indent: number) => {
    const names = items.map(({ label }) => linesOf(label, side - indent));
    const blocks = names.map((lines, index) => ({
      top: y(items[index]?.after ?? 0) - lineHeight / 2,
      height: (1 + lines.length) * lineHeight,
    }));
    const tops = stacked(blocks, top - 12);
    const isMoved = blocks.map((block, index) => (tops[index] ?? 0) - block.top > lineHeight / 2);
    return { names, tops, isMoved, indent };
  };
  const near = namesFrom(14);
  // Names that had to move away from their values are led to them by a line, for which all make room.
  const { names, tops, isMoved, indent } = near.isMoved.includes(true)
    ? namesFrom(width < 480 ? 22 : 34)
    : near;
  items.forEach((item, index) => {
    pen.line(
      `M${Math.round(left)} ${Math.round(y(item.before))}L${Math.round(right)} ${Math.round(y(item.after))}`,
      item.tone,
    );
    pen.dot(left, y(item.before), 5, item.tone);
    pen.dot(right, y(item.after), 5, item.tone);
    const path = ['items', index, 'label'];
    pen.text(left - 12, (beforeTops[index] ?? 0) + 14, before[index] ?? '', {
      anchor: 'end',
      weight: 'bold',
      path,
    });
    const start = (tops[index] ?? 0) + 14;
    if (isMoved[index]) pen.rule(right + 8, y(item.after), right + indent - 5, start - 5, 'dots');
    pen.text(right + indent, start, after[index] ?? '', { weight: 'bold', path });
    pen.lines(right + indent, start + lineHeight, names[index] ?? [], { path });
  });
  const lowest = Math.max(...pen.labels.map((label) => label.y + label.height));
  return pen.finished(width, Math.max(top + height + 12, lowest + 2));
}
