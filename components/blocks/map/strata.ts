import { outline } from './outline';
import { mapSize } from './projection';

/** Thickness of a line, and from one to the next, in units of the drawing. */
export const lineWidth = 7;
const lineDistance = 14;

/** Where the border crosses a height, from west to east. */
function crossings(y: number): number[] {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      if (from.y > y === to.y > y) return [];
      return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    })
    .sort((a, b) => a - b);
}

/** The stretches of the country at a height: from each way in to the way out. */
export function stretchesAt(y: number): (readonly [west: number, east: number])[] {
  const all = crossings(y);
  return all.flatMap((west, index) =>
    index % 2 === 0 ? [[west, all[index + 1] ?? west] as const] : [],
  );
}

const heights = Array.from(
  { length: Math.floor(mapSize.height / lineDistance) },
  (_, row) => row * lineDistance,
);

/** The country in the site's motif, as the path of an SVG: lines that end at the border, with round ends. */
export const strata = heights
  .flatMap((y) =>
    stretchesAt(y)
      .filter(([west, east]) => east - west > 2 * lineWidth)
      .map(([west, east]) => `M${Math.round(west)} ${y}H${Math.round(east)}`),
  )
  .join('');
