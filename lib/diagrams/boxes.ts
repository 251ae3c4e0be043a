import { type DataPath, lineHeight, linesOf, type Pen, type Tone } from './drawing';

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
  for (const [index, line] of label.entries())
    pen.text(x + padding.x, first + index * lineHeight, line, {
      weight: 'bold',
      on: tone,
      path: [...path, 'label'],
    });
  for (const [index, line] of note.entries())
    pen.text(x + padding.x, first + (label.length + index) * lineHeight, line, {
      on: tone,
      path: [...path, 'note'],
    });
}

/** A line of straight stretches that ends in an arrowhead. */
export function drawArrow(pen: Pen, points: readonly (readonly [number, number])[]): void {
  const [end = [0, 0], before = [0, 0]] = [...points].reverse();
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const side = (turn: number) =>
    `${Math.round((end[0] - 9 * Math.cos(angle + turn)) * 10) / 10} ${Math.round((end[1] - 9 * Math.sin(angle + turn)) * 10) / 10}`;
  const d = points
    .map(
      ([x, y], index) =>
        `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`,
    )
    .join('');
  pen.nodes.push({ tag: 'path', props: { d, className: 'arrow' } });
  pen.nodes.push({
    tag: 'path',
    props: { d: `M${side(0.45)}L${end[0]} ${end[1]}L${side(-0.45)}`, className: 'arrow' },
  });
}
