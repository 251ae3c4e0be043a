import type { Dice } from '../dice';
import { bar, circle, stroke } from '../paths';
import type { Paint, Scene } from '../shape';
import { layeredBar } from './layered-bar';

/** Career: layers one can climb, each resting on the one before. */
export function ascent({ between }: Dice): Scene {
  const height = 46;
  const paints: readonly Paint[] = ['purple', 'blue', 'purple', 'blue', 'teal'];
  const steps = paints.map((paint, index) => ({
    x: 60 + index * 82 + between(-16, 16),
    y: 420 - index * 58,
    paint,
  }));
  const last = steps.at(-1) ?? { x: 0, y: 0 };
  return [
    {
      d: Array.from({ length: 20 }, (_, index) =>
        stroke(500 - index * 26, 54 + index * 24, 640),
      ).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.2,
    },
    { d: bar(-60, 482, 800, 70), paint: 'purple', finish: 'right', opacity: 0.6 },
    ...steps.flatMap(({ x, y, paint }) => layeredBar({ x, y, width: 720, height, paint })),
    { d: circle([last.x + 52, last.y - 26], 17), paint: 'yellow' },
  ];
}
