import type { Dice } from '../dice';
import { arc, bar, circle, type Point, ridge, strokes } from '../paths';
import type { Paint, Scene } from '../shape';
import { leftFade } from './left-fade';

/** Paints of the light, of the far and of the near land. */
const palettes: readonly [Palette, ...Palette[]] = [
  ['blue', 'blue', 'purple'],
  ['blue', 'purple', 'blue'],
  ['purple', 'blue', 'purple'],
];
type Palette = readonly [light: Paint, far: Paint, near: Paint];

/** Clouds across the light: strata again, each shifted by chance. */
const clouds = ({ between }: Dice, [x, y]: Point): Scene => [
  { d: bar(x - 250 + between(-60, 70), y - between(58, 90), 270, 22), paint: 'purple' },
  { d: bar(x - 20 + between(-60, 70), y - between(28, 50), 330, 16), paint: 'purple' },
  { d: bar(x - 120 + between(-60, 60), y - 14, 200, 8), paint: 'ground' },
];

/** Case studies: a horizon with a light behind it, far layers paler than near ones. */
export function horizon(dice: Dice): Scene {
  const { between, pick } = dice;
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
    ...clouds(dice, center),
    { d: land(290, 14), paint: 'ground' },
    { d: land(293, 14), paint: far, finish: 'deep', opacity: 0.75 },
    { d: bar(x - 46, 288, 92, 5), paint: 'yellow' },
    { d: land(346, 26), paint: 'ground', opacity: 0.85 },
    { d: land(354, 26), paint: near, finish: 'deep' },
    { d: land(420, 28), paint: 'ground' },
    { d: land(440, 28), paint: 'purple', finish: 'down', opacity: 0.7 },
    ...leftFade,
  ];
}
