import { artSize } from '../art-names';
import type { Scene } from '../shape';

/**
 * Lets a picture that reaches its left edge come out of the ground softly: on wide screens text stands
 * there, and the frame's edge would cut through the drawing.
 */
export const leftFade: Scene = [
  { d: `M0 0H170V${artSize.height}H0z`, paint: 'ground', finish: 'right' },
];
