import { arc, bar, circle, type Point } from '../paths';
import type { CoverMaker } from './cover-maker';

/** A large disc with clouds drawn across it. */
export const risenDisc: CoverMaker = ({ between }, { main, second, accent, spark }) => {
  const center: Point = [350 + between(-90, 90), 205 + between(-24, 24)];
  const radius = between(104, 150);
  const [x, y] = center;
  const turn = between(0, 359);
  return [
    {
      d: [40, 84, 134, 190].map((more) => circle(center, radius + more)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.22,
    },
    { d: circle(center, radius), paint: main, finish: 'deep' },
    { d: arc(center, radius + 16, turn, turn + between(60, 150)), paint: accent, line: 5 },
    { d: bar(x - 260 + between(-40, 40), y - between(20, 60), 330, 34), paint: second },
    {
      d: bar(x - 20 + between(-60, 40), y + between(14, 30), 420, 26),
      paint: accent,
      finish: 'right',
    },
    { d: bar(x - 190 + between(-40, 40), y + between(58, 84), 300, 16), paint: second },
    { d: bar(x + between(-40, 30), y + 2, 74, 8), paint: spark },
  ];
};
