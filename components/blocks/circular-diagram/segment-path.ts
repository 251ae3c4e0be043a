/** Side of the drawing, in its own units. */
export const size = 400;

/** Segments of the diagram (docs/behaviour.md §9). */
const segments = 3;

const outer = 196;
const inner = 76;
/** Width of the gap between two segments; its edges are parallel. */
const gap = 10;

/** Radii of the thin lines within a segment, from outside in, and how far along the segment each reaches. */
const lines = [
  { radius: 184, reach: 0.92 },
  { radius: 174, reach: 0.7 },
] as const;

const sweep = (2 * Math.PI) / segments;

/** Angle at which a segment begins; the first begins at the top, and they go clockwise. */
const startOf = (position: number) => position * sweep - Math.PI / 2;

const point = (radius: number, angle: number) =>
  [radius * Math.cos(angle), radius * Math.sin(angle)]
    .map((offset) => Math.round((size / 2 + offset) * 100) / 100)
    .join(' ');

/** Angle that half a gap takes at a radius. */
const half = (radius: number) => Math.asin(gap / 2 / radius);

/**
 * Outline of a segment.
 * @param position Which of the three, from 0.
 * @returns Path data.
 */
export function segmentPath(position: number): string {
  const start = startOf(position);
  const edge = (radius: number, isEnd: boolean) =>
    point(radius, isEnd ? start + sweep - half(radius) : start + half(radius));
  return [
    `M${edge(outer, false)}`,
    `A${outer} ${outer} 0 0 1 ${edge(outer, true)}`,
    `L${edge(inner, true)}`,
    `A${inner} ${inner} 0 0 0 ${edge(inner, false)}Z`,
  ].join('');
}

/** Thin parallel lines along the outside of a segment: the site's strata, bent. */
export function strataPath(position: number): string {
  const start = startOf(position) + 0.09;
  return lines
    .map(({ radius, reach }) => {
      const end = start + (sweep - 0.18) * reach;
      return `M${point(radius, start)}A${radius} ${radius} 0 0 1 ${point(radius, end)}`;
    })
    .join('');
}

/** Middle of a segment, below its lines. */
export function segmentMiddle(position: number): { x: number; y: number } {
  const [x = 0, y = 0] = point(133, startOf(position) + sweep / 2)
    .split(' ')
    .map(Number);
  return { x, y };
}
