import type { Box } from './box';
import type { LayoutSnapshot } from './layout-snapshot';

/** The part of a page that holds boxes, with some of what is around it, no higher than a picture is looked at. */
export function cropOf(boxes: readonly Box[], page: LayoutSnapshot | undefined, width: number) {
  const margin = 120;
  const highest = 2400;
  const least = 400;
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  const height = Math.max(least, Math.min(bottom - top, highest));
  return {
    x: 0,
    y: Math.floor(top),
    width,
    height: Math.ceil(Math.min(height, (page?.height ?? height) - top)),
  };
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
