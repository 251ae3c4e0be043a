import type { Dice } from '../dice';
import { bar, stroke } from '../paths';
import type { Scene } from '../shape';
import { layeredBar } from './layered-bar';

/** Legal pages: little more than lines, so that nothing competes with the text. */
export function quiet({ between }: Dice): Scene {
  const y = 214 + between(-24, 24);
  return [
    {
      d: Array.from({ length: 19 }, (_, index) =>
        stroke(90 + ((index * 53) % 120), 56 + index * 25, 640),
      ).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.24,
    },
    ...layeredBar({ x: 210 + between(-40, 40), y, width: 520, height: 50, paint: 'purple' }),
    { d: bar(120 + between(-40, 40), y + 75, 560, 50), paint: 'purple', finish: 'right' },
    { d: bar(330 + between(-60, 60), y + 120, 120, 5), paint: 'teal' },
  ];
}
