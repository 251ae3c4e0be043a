import type { Dice } from '../dice';
import { bar, stroke } from '../paths';
import type { Paint, Scene } from '../shape';
import { layeredBar } from './layered-bar';

/** Left end, upper edge, height and paint of the layers in front, from above. */
const front: readonly (readonly [number, number, number, Paint])[] = [
  [330, 122, 34, 'purple'],
  [190, 190, 52, 'blue'],
  [96, 262, 30, 'teal'],
  [246, 312, 58, 'purple'],
  [150, 392, 40, 'blue'],
];

/** Home: broad strata that shift against each other and lead out of the picture to the right. */
export function strata({ between }: Dice): Scene {
  const shift = () => between(-64, 64);
  const back: Scene = [64, 152, 236, 340, 430].map((y, index) => ({
    d: bar(index % 2 ? 20 + shift() : 210 + shift(), y, index % 2 ? 420 : 560, 76),
    paint: 'purple',
    finish: index % 2 ? 'left' : 'right',
    opacity: 0.55,
  }));
  const hairlines: Scene = [
    {
      d: Array.from({ length: 17 }, (_, index) =>
        stroke(60 + ((index * 137) % 190) + shift(), 56 + index * 28, 640),
      ).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.22,
    },
  ];
  const layers = front.flatMap(([x, y, height, paint]) =>
    layeredBar({ x: x + shift(), y, width: 700, height, paint }),
  );
  return [
    ...back,
    ...hairlines,
    ...layers,
    { d: bar(300 + shift(), 356, 118, 10), paint: 'yellow' },
  ];
}
