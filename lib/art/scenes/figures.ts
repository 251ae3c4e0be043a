import {
  along,
  arc,
  bar,
  circle,
  type Point,
  ridge,
  roundedPolygon,
  segment,
  strokes,
} from '@/lib/art/paths';
import { type Paint, rings, type Scene, type Shape } from '@/lib/art/scene';
import type { SeededRandom } from '@/lib/art/seeded-random';

/** Paints of the light, of the far and of the near land. */
const palettes: readonly [Palette, ...Palette[]] = [
  ['blue', 'blue', 'purple'],
  ['blue', 'purple', 'blue'],
  ['purple', 'blue', 'purple'],
];
type Palette = readonly [light: Paint, far: Paint, near: Paint];

/** Clouds across the light: strata again, each shifted by chance. */
const clouds = ({ between }: SeededRandom, [x, y]: Point): Scene => [
  { d: bar(x - 250 + between(-60, 70), y - between(58, 90), 270, 22), paint: 'purple' },
  { d: bar(x - 20 + between(-60, 70), y - between(28, 50), 330, 16), paint: 'purple' },
  { d: bar(x - 120 + between(-60, 60), y - 14, 200, 8), paint: 'background' },
];

/** Case studies: a horizon with a light behind it, far layers paler than near ones. */
export function horizon(random: SeededRandom): Scene {
  const { between, pick } = random;
  const [light, far, near] = pick(palettes);
  const center: Point = [370 + between(-120, 120), 262 + between(-12, 16)];
  const [x] = center;
  const radius = between(112, 176);
  const land = (base: number, swing: number) =>
    ridge(
      Array.from({ length: between(4, 6) }, () => base + between(-swing, swing)),
      640,
      560,
    );
  const turn = between(190, 250);
  return [
    { d: circle(center, radius), paint: light, finish: 'down' },
    { d: arc(center, radius, turn, turn + 100), paint: 'teal', line: 3 },
    {
      d: [34, 76, 128].map((more) => arc(center, radius + more, 180, 360)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.2,
    },
    { d: strokes(9, [0, 52], 640, 22), paint: 'soft', line: 1, opacity: 0.14 },
    ...clouds(random, center),
    { d: land(290, 14), paint: 'background' },
    { d: land(293, 14), paint: far, finish: 'deep', opacity: 0.75 },
    { d: bar(x - 46, 288, 92, 5), paint: 'yellow' },
    { d: land(346, 26), paint: 'background', opacity: 0.85 },
    { d: land(354, 26), paint: near, finish: 'deep' },
    { d: land(420, 28), paint: 'background' },
    { d: land(440, 28), paint: 'purple', finish: 'down', opacity: 0.7 },
  ];
}

const paints: readonly Paint[] = ['teal', 'blue', 'purple', 'blue', 'purple', 'purple'];
const widths = [14, 26, 12, 34, 18, 44];

/** Contact: rings of a signal that travels, each as far as it has come. */
export function waves({ between }: SeededRandom): Scene {
  const center: Point = [372 + between(-24, 24), 284 + between(-14, 14)];
  const radii = widths.map((_, index) => 52 + index * 44);
  const turn = between(0, 359);
  return [
    rings(
      center,
      [...radii, 316, 360, 404].map((radius) => radius + 22),
      0.2,
    ),
    ...radii.map((radius, index) => {
      const from = turn + index * 71 + between(-12, 12);
      return {
        d: arc(center, radius, from, from + 118 + ((index * 83) % 120)),
        paint: paints[index] ?? 'purple',
        line: widths[index],
      } as const;
    }),
    { d: circle(center, 15), paint: 'yellow' },
  ];
}

/** Empty states: places for strata that are not there yet. */
export function hollow({ between }: SeededRandom): Scene {
  const outlines: Scene = [150, 206, 318, 374].map((y, index) => ({
    d: bar(110 + ((index * 89) % 130), y, 330 + ((index * 53) % 80), 40),
    paint: 'soft',
    line: 1.5,
    dashes: '2 8',
    opacity: 0.6,
  }));
  return [
    { d: strokes(3, [60, 450], 520, 14), paint: 'soft', line: 1, opacity: 0.25 },
    ...outlines,
    { d: bar(150 + between(-20, 20), 262, 300, 40), paint: 'purple', finish: 'right' },
    { d: bar(330 + between(-20, 20), 277, 64, 10), paint: 'teal' },
  ];
}

/** A column of text as strata: lines of uneven length, set close. */
function column(
  { between }: SeededRandom,
  x: number,
  y: number,
  width: number,
  count: number,
): Shape[] {
  return Array.from({ length: count }, (_, index) => ({
    d: bar(x, y + index * 21, index % 5 === 4 ? width * 0.55 : width - between(0, width / 5), 9),
    paint: 'soft',
    opacity: 0.2,
  }));
}

/** Blog: a printed page whose lines are strata; one of them is picked out. */
export function journal(random: SeededRandom): Scene {
  const { between, pick } = random;
  const accent = pick(['teal', 'blue'] as const);
  const y = 150 + between(-16, 16);
  const x = 120 + between(-20, 20);
  return [
    { d: bar(x - 70, y - 112, 460, 62), paint: 'purple', finish: 'left' },
    {
      d: bar(x + 20, y - 66, 620, 62),
      paint: accent === 'teal' ? 'blue' : 'purple',
      finish: 'deep',
    },
    ...column(random, x, y + 24, 218, 15),
    ...column(random, x + 258, y + 24, 218, 15),
    { d: bar(x - 24, y + 74 + 21 * between(1, 3), 300, 36), paint: accent, finish: 'deep' },
    { d: bar(x + 258, y + 76 + 21 * between(3, 5), 330, 24), paint: 'purple' },
    { d: bar(x + 258, y + 24, 66, 9), paint: 'yellow' },
  ];
}

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
  const sides = roundedPolygon(
    [left, back, right, lower(right), lower(front), lower(left)],
    corner,
  );
  const shadow = top.map(lower).map(lower).map(lower);
  return [
    { d: roundedPolygon(shadow, corner), paint: 'night', opacity: 0.5 },
    { d: sides, paint },
    { d: sides, paint: 'night', opacity: 0.45 },
    { d: roundedPolygon(top, corner), paint, finish: 'deep' },
    { d: roundedPolygon(top, corner), paint: 'soft', line: 1, opacity: 0.3 },
    { d: grains.join(''), paint: 'soft', line: 1, opacity: 0.28 },
  ];
}

/** Products: stacked isometric slabs, the storeys of one platform. */
export function slabs({ between, pick }: SeededRandom): Scene {
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

/** Discover: a world built of strata; each band is as long as the sphere is wide at its height. */
export function sphere({ between, pick }: SeededRandom): Scene {
  const [x, y]: Point = [356 + between(-14, 14), 280];
  const radius = 204;
  const accent = between(4, 8);
  const other = pick([2, 3, 9, 10] as const);
  const bands = Array.from({ length: 13 }, (_, index): Scene => {
    const at = -radius + 15 + index * 31.2;
    const reach = Math.sqrt(radius ** 2 - (at - 2) ** 2);
    const shift = (index % 2 ? 1 : -1) * between(0, 26);
    const paint: Paint =
      index === accent ? 'teal' : index === other ? 'soft' : index % 3 === 1 ? 'blue' : 'purple';
    return [
      {
        d: bar(x - reach + shift, y + at - 11, reach * 2, 22),
        paint,
        finish: 'right',
        opacity: paint === 'soft' ? 0.5 : 1,
      },
    ];
  });
  return [
    rings([x, y], [226, 252, 284], 0.18),
    ...bands.flat(),
    {
      d: bar(x + 60 + between(0, 60), y - radius + 15 + (accent + 1) * 31.2 - 5, 96, 10),
      paint: 'yellow',
    },
  ];
}
