import { bar, ridge, strokes } from '../paths';
import type { Paint, Scene } from '../shape';
import { type CoverMaker, coverSize } from './cover-maker';

/** Land in layers, from far to near. */
export const farRidges: CoverMaker = ({ between }, { main, second, accent, spark }) => {
  const { width, height } = coverSize;
  const layer = (base: number, paint: Paint): Scene => {
    const d = ridge(
      Array.from({ length: between(4, 6) }, () => base + between(-34, 34)),
      width,
      height,
    );
    return [
      { d, paint: 'ground' },
      { d, paint, finish: 'deep' },
    ];
  };
  const x = between(210, 400);
  return [
    { d: strokes(9, [0, 20], width, 21), paint: 'soft', line: 1, opacity: 0.22 },
    { d: bar(x, between(66, 96), 240, 30), paint: accent, finish: 'right' },
    { d: bar(x - between(30, 90), 122, 150, 12), paint: second },
    ...layer(176, second),
    ...layer(236, accent),
    ...layer(292, main),
    ...layer(350, second),
    { d: bar(x + between(0, 90), 128, 54, 8), paint: spark },
  ];
};
