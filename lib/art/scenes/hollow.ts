import type { Dice } from '../dice';
import { bar, strokes } from '../paths';
import type { Scene } from '../shape';

/** Empty states: places for strata that are not there yet. */
export function hollow({ between }: Dice): Scene {
  const outlines: Scene = [150, 206, 318, 374].map((y, index) => ({
    d: bar(110 + ((index * 89) % 130), y, 330 + ((index * 53) % 80), 40),
    paint: 'soft',
    line: 1.5,
    dashes: '2 8',
    opacity: 0.6,
  }));
  return [
    { d: strokes(3, [60, 450], 520, 14), paint: 'soft', line: 1, opacity: 0.25 },
    ...outlines,
    { d: bar(150 + between(-20, 20), 262, 300, 40), paint: 'purple', finish: 'right' },
    { d: bar(330 + between(-20, 20), 277, 64, 10), paint: 'teal' },
  ];
}
