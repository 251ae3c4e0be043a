import type { Dice } from '../dice';
import { bar, strokes } from '../paths';
import type { Paint, Scene } from '../shape';
import { layeredBar } from './layered-bar';

/** Services: bands laid on one another like courses of stone, each with its own length and grain. */
export function layers({ between, pick }: Dice): Scene {
  const height = 54;
  const courses = Array.from({ length: 7 }, (_, index) => 62 + index * (height + 9));
  const accent = between(2, 4);
  const paints: readonly Paint[] = pick([
    ['purple', 'blue', 'purple', 'blue', 'purple', 'blue', 'purple'],
    ['blue', 'purple', 'purple', 'blue', 'blue', 'purple', 'blue'],
  ]);
  const side = pick([-1, 1] as const);
  return courses.flatMap((y, index) => {
    const reach = Math.abs(3 - index);
    const width = 400 - reach * 34 + between(-40, 40);
    const x = 350 - width / 2 + side * (index % 2 ? 62 : -46) + between(-16, 16);
    const paint = index === accent ? 'teal' : (paints[index] ?? 'purple');
    return [
      ...layeredBar({ x, y, width, height, paint }),
      {
        d: strokes(3, [x + height / 2 + 14, y + 16], width - height - 28 - between(0, 90), 11),
        paint: index === accent ? 'ground' : 'soft',
        line: 1,
        opacity: index === accent ? 0.4 : 0.26,
      } as const,
      ...(index === accent
        ? [{ d: bar(x + width - 84, y + height - 22, 132, 14), paint: 'yellow' } as const]
        : []),
    ];
  });
}
