import { bar, strokes } from '../paths';
import type { Scene } from '../shape';
import type { CoverMaker } from './cover-maker';

/** Long bars that come from one side and end at different places. */
export const shiftedBars: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const isFromRight = pick([true, false] as const);
  const special = between(2, 3);
  const rows = Array.from({ length: 6 }, (_, index): Scene => {
    const height = [34, 50, 26, 58, 38, 46][(index + special) % 6] ?? 40;
    const end = between(150, 430);
    const paint = index === special ? accent : index % 2 ? second : main;
    return [
      {
        d: bar(isFromRight ? end : -60, 24 + index * 62, isFromRight ? 760 : 760 - end, height),
        paint,
        finish: index % 3 === 2 ? (isFromRight ? 'right' : 'left') : 'deep',
      },
    ];
  });
  return [
    { d: strokes(14, [0, 16], 700, 29), paint: 'soft', line: 1, opacity: 0.2 },
    ...rows.flat(),
    { d: bar(between(250, 370), 24 + (special + 1) * 62 - 10, 92, 9), paint: spark },
  ];
};
