import type { Dice } from '../dice';
import { bar } from '../paths';
import type { Paint, Scene } from '../shape';
import type { CoverMaker } from './cover-maker';

/** One row of bars with gaps, from edge to edge. */
function row({ between, pick }: Dice, y: number, paints: readonly [Paint, ...Paint[]]): Scene {
  const shapes: Scene[number][] = [];
  for (let x = -between(10, 120); x < 700; ) {
    const width = between(70, 210);
    const paint = pick(paints);
    shapes.push({ d: bar(x, y, width, 30), paint, ...(paint === 'soft' ? { opacity: 0.3 } : {}) });
    x += width + 12;
  }
  return shapes;
}

/** Rows of short bars, like the signs of a code. */
export const brokenRows: CoverMaker = (dice, { main, second, accent, spark }) => {
  const y = 26 + dice.between(0, 10);
  const special = dice.between(3, 4);
  return [
    ...Array.from({ length: 8 }, (_, index) =>
      row(
        dice,
        y + index * 44,
        index === special ? [accent, accent, second] : [main, main, second, 'soft'],
      ),
    ).flat(),
    { d: bar(250 + dice.between(0, 150), y + special * 44 + 10, 60, 10), paint: spark },
  ];
};
