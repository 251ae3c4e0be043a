import type { Box } from './box';
import type { LayoutSnapshot } from './layout-snapshot';

/** Around what differs, so much of the page is shown, in pixels. */
const margin = 120;

/** Higher pictures are not looked at, and lower ones show too little around what differs. */
const heights = { least: 400, most: 2400 };

/**
 * The part of a page that holds what differs. Above the first difference both sides are the same, so that one part fits both.
 * @param before Boxes that differ, as they were.
 * @param after Boxes that differ, as they are.
 * @param snapshots Of both sides.
 * @returns undefined where nothing differs.
 */
export function cropOf(
  before: readonly Box[],
  after: readonly Box[],
  snapshots: readonly LayoutSnapshot[],
  width: number,
): Box | undefined {
  const boxes = [...before, ...after];
  if (boxes.length === 0) return undefined;
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - margin));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  const wanted = Math.min(Math.max(heights.least, bottom - top), heights.most);
  // A picture cannot go on below the shorter of the two pages.
  const end = Math.min(...snapshots.map(({ height }) => height));
  return { x: 0, y: top, width, height: Math.max(1, Math.ceil(Math.min(wanted, end - top))) };
}

/** Boxes without those within others, and within the crop. */
export function regionsIn(boxes: readonly Box[], crop: Box): Box[] {
  const inside = boxes
    .map((box) => {
      const y = Math.max(box.y, crop.y);
      const x = Math.max(box.x, 0);
      const height = Math.min(box.y + box.height, crop.y + crop.height) - y;
      return { x, y: y - crop.y, width: Math.min(box.x + box.width, crop.width) - x, height };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
  const holds = (a: Box, b: Box) =>
    a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
  // The box around all says nothing where others say where.
  const telling = inside.filter(
    ({ width, height }) => width * height < crop.width * crop.height * 0.8,
  );
  const all = telling.length > 0 ? telling : inside;
  return all
    .filter(
      (box, index) =>
        !all.some(
          (other, at) => at !== index && holds(other, box) && (!holds(box, other) || at < index),
        ),
    )
    .slice(0, 40);
}
