import type { Dice } from '../dice';
import { bar, stroke } from '../paths';
import type { Scene } from '../shape';
import { layeredBar } from './layered-bar';

/** Partnership: layers from two sides that reach between each other. */
export function interlock({ between }: Dice): Scene {
  const height = 44;
  const accent = between(2, 5);
  const bands = Array.from({ length: 9 }, (_, index): Scene => {
    const y = 44 + index * (height + 10);
    const isLeft = index % 2 === 0;
    const reach = 372 + between(-52, 52);
    const paint = index === accent ? 'teal' : isLeft ? 'purple' : 'blue';
    return isLeft
      ? [{ d: bar(40, y, reach, height), paint, finish: 'left' }]
      : layeredBar({ x: 700 - reach, y, width: reach + 40, height, paint });
  });
  return [
    {
      d: Array.from({ length: 10 }, (_, index) => stroke(40, 39 + index * (height + 10), 660)).join(
        '',
      ),
      paint: 'soft',
      line: 1,
      opacity: 0.2,
    },
    ...bands.flat(),
    {
      d: bar(330 + between(-20, 20), 44 + (accent + 1) * (height + 10) - 10, 110, 10),
      paint: 'yellow',
    },
  ];
}
