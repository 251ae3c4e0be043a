import { arc } from 'd3-shape';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';

type Deadline = { hours: number; label: string; text: string; tone: Tone };

export type ClockData = {
  /** Where the time begins to run. */
  start: string;
  items: readonly Deadline[];
};

const ringWidth = 18;
const ringGap = 7;
/** From this width on the texts stand beside the rings. */
const besideFrom = 440;

const ring = arc<{ to: number; outer: number }>()
  .startAngle(0)
  .endAngle(({ to }) => to)
  .outerRadius(({ outer }) => outer)
  .innerRadius(({ outer }) => outer - ringWidth)
  .cornerRadius(9)
  .digits(1);

/** A path's data moved to another origin: arcs are made around 0 0. */
const moved = (d: string, dx: number, dy: number) =>
  d.replace(
    /([ML])(-?[\d.]+),(-?[\d.]+)|(A[\d.]+,[\d.]+,0,[01],[01],)(-?[\d.]+),(-?[\d.]+)/g,
    (...parts) => {
      const [, command, x, y, turn, endX, endY] = parts as (string | undefined)[];
      const place = (value: string | undefined, by: number) =>
        Math.round((Number(value) + by) * 10) / 10;
      return command
        ? `${command}${place(x, dx)},${place(y, dy)}`
        : `${turn}${place(endX, dx)},${place(endY, dy)}`;
    },
  );

/** Deadlines as rings: the longest goes once round, the others as far as their share of it; they all begin at the top. */
export function drawClock({ start, items }: ClockData, width: number): Drawing {
  const pen = new Pen();
  const isBeside = width >= besideFrom;
  const radius = isBeside ? Math.min(150, width * 0.22) : 120;
  const longest = Math.max(...items.map(({ hours }) => hours));
  const centre = { x: isBeside ? radius + 4 : width / 2, y: radius + lineHeight + 14 };
  pen.paragraph(centre.x, 14, start, isBeside ? radius * 2 + 8 : width, {
    anchor: 'middle',
    isSoft: true,
    path: ['start'],
  });
  pen.rule(centre.x, lineHeight + 2, centre.x, lineHeight + 12, 'axis');
  const order = items
    .map((_, index) => index)
    .sort((a, b) => (items[b]?.hours ?? 0) - (items[a]?.hours ?? 0));
  for (const [place, index] of order.entries()) {
    const item = items[index];
    if (!item) continue;
    const outer = radius - place * (ringWidth + ringGap);
    const share = Math.min(item.hours / longest, 0.998);
    pen.shape(moved(ring({ to: share * Math.PI * 2, outer }) ?? '', centre.x, centre.y), item.tone);
  }
  const left = isBeside ? radius * 2 + 44 : 34;
  let y = isBeside ? 0 : centre.y + radius + 26;
  const heights = items.map(
    ({ text }) => 30 + linesOf(text, width - left).length * lineHeight + 18,
  );
  if (isBeside)
    y = Math.max(0, centre.y - heights.reduce((sum, height) => sum + height, 0) / 2 + 4);
  items.forEach(({ label, text, tone }, index) => {
    pen.band(left - 24, y + 2, 12, (heights[index] ?? 0) - 22, tone, 6);
    pen.text(left, y + 21, label, { weight: 'bold', size: 24, path: ['items', index, 'label'] });
    pen.paragraph(left, y + 44, text, width - left, { path: ['items', index, 'text'] });
    y += heights[index] ?? 0;
  });
  return pen.finished(width, Math.max(y - 8, isBeside ? centre.y + radius + 4 : 0));
}
