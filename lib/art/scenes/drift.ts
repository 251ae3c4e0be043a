import type { Dice } from '../dice';
import { bar, stroke } from '../paths';
import type { Paint, Scene } from '../shape';
import { layeredBar } from './layered-bar';

const paints: readonly Paint[] = ['purple', 'blue', 'purple', 'blue', 'purple', 'blue'];

/** Lost pages: strata with a gap where one of them should be. */
export function drift({ between }: Dice): Scene {
  const height = 44;
  const missing = 2;
  return [
    {
      d: Array.from({ length: 18 }, (_, index) =>
        stroke(40 + ((index * 71) % 150), 60 + index * 26, 640),
      ).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.18,
    },
    ...paints.flatMap((paint, index): Scene => {
      const y = 116 + index * 56;
      const gap = 300 + between(-20, 20);
      const left = bar(60 + ((index * 67) % 110), y, gap - 100 - ((index * 67) % 110), height);
      if (index !== missing) {
        return [
          ...layeredBar({
            x: 110 + ((index * 97) % 140) + between(-24, 24),
            y,
            width: 600,
            height,
            paint,
          }),
        ];
      }
      return [
        { d: left, paint: 'teal', finish: 'left' },
        { d: bar(gap - 16, y, 214, height), paint: 'soft', line: 1.5, dashes: '3 8', opacity: 0.9 },
        { d: bar(gap + 230, y, 300, height), paint: 'teal' },
        { d: bar(gap + 66, y + 17, 50, 10), paint: 'yellow' },
      ];
    }),
  ];
}
