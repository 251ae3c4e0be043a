import type { Dice } from '../dice';
import { bar } from '../paths';
import type { Paint, Scene } from '../shape';
import { layeredBar } from './layered-bar';

const paints: readonly Paint[] = ['purple', 'blue', 'teal', 'purple', 'blue', 'purple'];

/** Errors: strata that have slipped along a fault; on its other side each lies half a layer lower. */
export function fault({ between }: Dice): Scene {
  const height = 40;
  const slip = 26 + between(-3, 3);
  return paints.flatMap((paint, index): Scene => {
    const y = 106 + index * 56;
    const edge = 410 - index * 34 + between(-7, 7);
    return [
      {
        d: bar(70 + ((index * 83) % 120), y, edge - 70 - ((index * 83) % 120), height),
        paint,
        finish: 'left',
      },
      ...layeredBar({ x: edge + 22, y: y + slip, width: 460, height, paint }),
      ...(index === 3
        ? [{ d: bar(edge + 44, y + slip - 13, 70, 8), paint: 'yellow' } as const]
        : []),
    ];
  });
}
