import type { Dice } from '../dice';
import { bar } from '../paths';
import type { Scene, Shape } from '../shape';

/** A column of text as strata: lines of uneven length, set close. */
function column({ between }: Dice, x: number, y: number, width: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index) => ({
    d: bar(x, y + index * 21, index % 5 === 4 ? width * 0.55 : width - between(0, width / 5), 9),
    paint: 'soft',
    opacity: 0.2,
  }));
}

/** Blog: a printed page whose lines are strata; one of them is picked out. */
export function journal(dice: Dice): Scene {
  const { between, pick } = dice;
  const accent = pick(['teal', 'blue'] as const);
  const y = 150 + between(-16, 16);
  const x = 120 + between(-20, 20);
  return [
    { d: bar(x - 70, y - 112, 460, 62), paint: 'purple', finish: 'left' },
    {
      d: bar(x + 20, y - 66, 620, 62),
      paint: accent === 'teal' ? 'blue' : 'purple',
      finish: 'deep',
    },
    ...column(dice, x, y + 24, 218, 15),
    ...column(dice, x + 258, y + 24, 218, 15),
    { d: bar(x - 24, y + 74 + 21 * between(1, 3), 300, 36), paint: accent, finish: 'deep' },
    { d: bar(x + 258, y + 76 + 21 * between(3, 5), 330, 24), paint: 'purple' },
    { d: bar(x + 258, y + 24, 66, 9), paint: 'yellow' },
  ];
}
