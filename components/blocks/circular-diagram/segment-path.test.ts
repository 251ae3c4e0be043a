import { expect, it } from 'vitest';
import { segmentMiddle, segmentPath, size, strataPath } from './segment-path';

const positions = [0, 1, 2];
const centre = size / 2;

/** The points of a path, as distance from the centre and angle clockwise from the top, in degrees. */
const points = (path: string) =>
  [...path.matchAll(/([-\d.]+) ([-\d.]+)(?=[AMLZ]|$)/g)].map(([, x, y]) => {
    const [dx, dy] = [Number(x) - centre, Number(y) - centre];
    const angle = (Math.atan2(dx, -dy) * 180) / Math.PI;
    return { radius: Math.hypot(dx, dy), angle: (angle + 360) % 360 };
  });

it('divides the circle into three, the first from the top and clockwise', () => {
  for (const position of positions) {
    const angles = points(segmentPath(position)).map(({ angle }) => angle);
    expect(angles).toHaveLength(4);
    expect(Math.min(...angles)).toBeGreaterThan(position * 120);
    expect(Math.max(...angles)).toBeLessThan((position + 1) * 120);
  }
});

it('keeps lines and number of a segment within its outline', () => {
  for (const position of positions) {
    const inside = [
      ...points(strataPath(position)),
      ...points(`M${segmentMiddle(position).x} ${segmentMiddle(position).y}`),
    ];
    expect(inside).toHaveLength(5);
    for (const { radius, angle } of inside) {
      expect(radius).toBeGreaterThan(76);
      expect(radius).toBeLessThan(196);
      expect(Math.floor(angle / 120)).toBe(position);
    }
  }
});

it('stays within the drawing', () => {
  for (const { radius } of positions.flatMap((position) => points(segmentPath(position))))
    expect(radius).toBeLessThanOrEqual(centre);
});
