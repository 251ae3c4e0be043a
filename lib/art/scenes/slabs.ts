import type { Dice } from '../dice';
import { along, type Point, roundedPolygon, segment } from '../paths';
import type { Paint, Scene } from '../shape';

type Slab = { center: Point; half: number; height: number; paint: Paint; grain: number };

/** A slab seen from above at an angle: two units wide for each unit deep. */
function slab({ center: [x, y], half, height, paint, grain }: Slab): Scene {
  const left: Point = [x - half, y];
  const back: Point = [x, y - half / 2];
  const right: Point = [x + half, y];
  const front: Point = [x, y + half / 2];
  const lower = ([atX, atY]: Point): Point => [atX, atY + height];
  const top = [left, back, right, front];
  const grains = Array.from({ length: grain }, (_, index) => {
    const part = (index + 1) / (grain + 1);
    const from = along(left, back, part);
    const to = along(front, right, part);
    return segment(along(from, to, 0.1), along(from, to, 0.9));
  });
  const corner = Math.min(26, half / 4);
  const shadow = top.map(lower).map(lower).map(lower);
  return [
    { d: roundedPolygon(shadow, corner), paint: 'night', opacity: 0.5 },
    {
      d: roundedPolygon([left, back, right, lower(right), lower(front), lower(left)], corner),
      paint,
    },
    {
      d: roundedPolygon([left, back, right, lower(right), lower(front), lower(left)], corner),
      paint: 'night',
      opacity: 0.45,
    },
    { d: roundedPolygon(top, corner), paint, finish: 'deep' },
    { d: roundedPolygon(top, corner), paint: 'soft', line: 1, opacity: 0.3 },
    { d: grains.join(''), paint: 'soft', line: 1, opacity: 0.28 },
  ];
}

/** Products: stacked isometric slabs, the storeys of one platform. */
export function slabs({ between, pick }: Dice): Scene {
  const x = 346 + between(-20, 20);
  const count = between(3, 5);
  const rise = 300 / count;
  const accent = between(0, count - 1);
  const [even, odd] = pick<readonly [Paint, Paint]>([
    ['purple', 'blue'],
    ['blue', 'purple'],
  ]);
  const storeys = Array.from({ length: count }, (_, index) =>
    slab({
      center: [x + (index ? between(-24, 24) : 0), 424 - index * rise],
      half: 236 - index * (120 / count) + (index ? between(-18, 18) : 0),
      height: between(14, 30),
      paint: index === accent ? 'teal' : index % 2 ? odd : even,
      grain: between(3, 9),
    }),
  );
  const guides: Scene = [-1, 1].map((side) => ({
    d: segment([x + side * 236, 416], [x + side * 236, 96]),
    paint: 'soft',
    line: 1,
    dashes: '1 9',
    opacity: 0.5,
  }));
  const tile = slab({
    center: [x + between(-34, 34), 424 - count * rise + rise / 3],
    half: 50,
    height: 10,
    paint: 'yellow',
    grain: 0,
  });
  return [...guides, ...storeys.flat(), ...tile];
}
