/** Numbers in paths carry one digit after the point: less is visible, more is only weight. */
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A soft band: a bar with round ends, the motif's first element.
 * @param x Left end; @param y Upper edge; in the picture's units, as are width and height.
 */
export function bar(x: number, y: number, width: number, height: number): string {
  const radius = round(height / 2);
  const length = round(Math.max(width - height, 0));
  const end = `a${radius} ${radius} 0 0 1 0`;
  return `M${round(x + radius)} ${round(y)}h${length}${end} ${round(height)}h${-length}${end} ${-round(height)}z`;
}

/** A straight line; the motif's second element. */
export const stroke = (x: number, y: number, width: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}`;

/** Thin parallel lines, `gap` units apart. */
export const strokes = (count: number, [x, y]: Point, width: number, gap: number): string =>
  Array.from({ length: count }, (_, index) => stroke(x, y + index * gap, width)).join('');

export type Point = readonly [x: number, y: number];

/** The point on the way from one to another; `part` 0 to 1. */
export const along = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];

/** A straight line between two points. */
export const segment = ([x, y]: Point, [toX, toY]: Point): string =>
  `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;

/** A closed shape whose corners are rounded off, `radius` units from each corner. */
export function roundedPolygon(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const share = (to: Point) =>
      Math.min(radius / Math.hypot(to[0] - corner[0], to[1] - corner[1]), 0.5);
    const [fromX, fromY] = along(corner, before, share(before));
    const [toX, toY] = along(corner, after, share(after));
    return `${index ? 'L' : 'M'}${round(fromX)} ${round(fromY)}Q${round(corner[0])} ${round(corner[1])} ${round(toX)} ${round(toY)}`;
  });
  return `${parts.join('')}z`;
}

/** An arc of a circle, clockwise, from one angle to another; degrees, 0 points to the right. */
export function arc([x, y]: Point, radius: number, from: number, to: number): string {
  const at = (angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(x + radius * Math.cos(radians))} ${round(y + radius * Math.sin(radians))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** A full circle. */
export const circle = ([x, y]: Point, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/**
 * A ridge: an area whose upper edge rises and falls softly through the given heights, at equal distances.
 * @param width Of the picture. @param bottom Where the area ends.
 */
export function ridge(heights: readonly number[], width: number, bottom: number): string {
  const step = width / (heights.length - 1);
  const half = round(step / 2);
  const waves = heights
    .slice(1)
    .map((height, index) => {
      const before = heights[index] ?? height;
      const x = round(index * step);
      return `C${round(x + half)} ${before} ${round(x + half)} ${height} ${round(x + step)} ${height}`;
    })
    .join('');
  return `M0 ${heights[0]}${waves}V${bottom}H0z`;
}
