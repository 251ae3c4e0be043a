import { type DataPath, lineHeight, linesOf, type Pen, rounded, type Tone } from './drawing';

/** What stands in a box: its name, and a sentence below it. */
export type BoxText = { label: string; note?: string };

const padding = { x: 12, y: 9 };

const linesWithin = ({ label, note }: BoxText, width: number) => ({
  label: linesOf(label, width - 2 * padding.x, { weight: 'bold' }),
  note: note ? linesOf(note, width - 2 * padding.x) : [],
});

/** Height that a box needs for its text at a width. */
export function boxHeight(text: BoxText, width: number): number {
  const { label, note } = linesWithin(text, width);
  return (label.length + note.length) * lineHeight + 2 * padding.y;
}

/** A box with its text, from the top. */
export function drawBox(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  text: BoxText,
  tone: Tone,
  path: DataPath,
): void {
  const { label, note } = linesWithin(text, width);
  pen.band(x, y, width, height, tone);
  const used = (label.length + note.length) * lineHeight;
  const first = y + (height - used) / 2 + 14;
  pen.lines(x + padding.x, first, label, { weight: 'bold', on: tone, path: [...path, 'label'] });
  const below = first + label.length * lineHeight;
  pen.lines(x + padding.x, below, note, { on: tone, path: [...path, 'note'] });
}

/** A line of straight segments that ends in an arrowhead. */
export function drawArrow(pen: Pen, points: readonly (readonly [number, number])[]): void {
  const [end = [0, 0], before = [0, 0]] = [...points].reverse();
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const side = (turn: number) =>
    `${rounded(end[0] - 9 * Math.cos(angle + turn))} ${rounded(end[1] - 9 * Math.sin(angle + turn))}`;
  const way = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');
  const head = `M${side(0.45)}L${end[0]} ${end[1]}L${side(-0.45)}`;
  for (const d of [`M${way}`, head])
    pen.nodes.push({ tag: 'path', props: { d, className: 'arrow' } });
}
