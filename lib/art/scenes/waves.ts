import type { Dice } from '../dice';
import { arc, circle, type Point } from '../paths';
import type { Paint, Scene } from '../shape';
import { leftFade } from './left-fade';

const paints: readonly Paint[] = ['teal', 'blue', 'purple', 'blue', 'purple', 'purple'];
const widths = [14, 26, 12, 34, 18, 44];

/** Contact: rings of a signal that travels, each as far as it has come. */
export function waves({ between }: Dice): Scene {
  const center: Point = [372 + between(-24, 24), 284 + between(-14, 14)];
  const radii = widths.map((_, index) => 52 + index * 44);
  const turn = between(0, 359);
  return [
    {
      d: [...radii, 316, 360, 404].map((radius) => circle(center, radius + 22)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.2,
    },
    ...radii.map((radius, index) => {
      const from = turn + index * 71 + between(-12, 12);
      return {
        d: arc(center, radius, from, from + 118 + ((index * 83) % 120)),
        paint: paints[index] ?? 'purple',
        line: widths[index],
      } as const;
    }),
    ...leftFade,
    { d: circle(center, 15), paint: 'yellow' },
  ];
}
