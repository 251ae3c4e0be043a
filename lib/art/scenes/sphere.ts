import type { Dice } from '../dice';
import { bar, circle, type Point } from '../paths';
import type { Paint, Scene } from '../shape';

/** Discover: a world built of strata; each band is as long as the sphere is wide at its height. */
export function sphere({ between, pick }: Dice): Scene {
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
    {
      d: [226, 252, 284].map((ring) => circle([x, y], ring)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.18,
    },
    ...bands.flat(),
    {
      d: bar(x + 60 + between(0, 60), y - radius + 15 + (accent + 1) * 31.2 - 5, 96, 10),
      paint: 'yellow',
    },
  ];
}
