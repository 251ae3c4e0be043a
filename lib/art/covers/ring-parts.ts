import { arc, circle, type Point } from '../paths';
import type { CoverMaker } from './cover-maker';

/** Parts of rings around a point beside the middle. */
export const ringParts: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const center: Point = [
    pick([190, 350, 500] as const) + between(-30, 30),
    pick([112, 200, 292] as const),
  ];
  const paints = [accent, main, second, main, second];
  const turn = between(0, 359);
  return [
    {
      d: [66, 118, 170, 222, 274, 326].map((radius) => circle(center, radius)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.22,
    },
    ...paints.map((paint, index) => {
      const from = turn + index * between(50, 90);
      return {
        d: arc(center, 40 + index * 52, from, from + between(110, 240)),
        paint,
        line: [16, 30, 22, 36, 26][index],
      } as const;
    }),
    { d: circle(center, 14), paint: spark },
  ];
};
