import { bar, stroke } from '../paths';
import type { Paint, Scene, Shape } from '../shape';

type LayeredBar = {
  x: number;
  y: number;
  width: number;
  height: number;
  paint: Paint;
  finish?: Shape['finish'];
};

/** A bar in front of others: lit from above, with a soft shadow below, so that the layers stand apart. */
export function layeredBar({ x, y, width, height, paint, finish = 'deep' }: LayeredBar): Scene {
  return [
    {
      d: bar(x + height / 3, y + height * 0.55, width - height / 3, height),
      paint: 'night',
      finish: 'down',
      opacity: 0.5,
    },
    { d: bar(x, y, width, height), paint, finish },
    {
      d: stroke(x + height / 2, y + 1, width - height),
      paint: 'soft',
      line: 1,
      opacity: 0.45,
    },
  ];
}
