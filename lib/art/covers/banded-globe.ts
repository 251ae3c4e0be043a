import { bar, circle, type Point } from '../paths';
import type { Scene } from '../shape';
import type { CoverMaker } from './cover-maker';

/** A globe of bars, partly out of the picture. */
export const bandedGlobe: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const [x, y]: Point = [350 + between(-80, 80), 200 + pick([-70, 0, 0, 70] as const)];
  const radius = between(150, 200);
  const count = 11;
  const pitch = (2 * radius) / count;
  const special = between(4, 6);
  const bands = Array.from({ length: count }, (_, index): Scene => {
    const at = -radius + pitch * (index + 0.5);
    const reach = Math.sqrt(radius ** 2 - at ** 2);
    const shift = (index % 2 ? 1 : -1) * between(0, 40);
    const paint = index === special ? accent : index % 3 === 0 ? second : main;
    return [
      {
        d: bar(x - reach + shift, y + at - pitch * 0.36, reach * 2, pitch * 0.72),
        paint,
        finish: index % 4 === 1 ? 'right' : 'deep',
      },
    ];
  });
  return [
    {
      d: [30, 66, 110, 162].map((more) => circle([x, y], radius + more)).join(''),
      paint: 'soft',
      line: 1,
      opacity: 0.2,
    },
    ...bands.flat(),
    { d: bar(x + between(10, 70), y - radius + pitch * (special + 1) - 4, 84, 8), paint: spark },
  ];
};
