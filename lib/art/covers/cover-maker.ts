import type { Dice } from '../dice';
import type { Paint, Scene } from '../shape';

/** Size of a cover, in its own units; cards, headers and phones crop it around its middle. */
export const coverSize = { width: 700, height: 400 } as const;

/** Paints of a cover, by weight: two for large areas, one accent, one spark. */
export type CoverPaints = { main: Paint; second: Paint; accent: Paint; spark: Paint };

/** Draws one variation of a cover. */
export type CoverMaker = (dice: Dice, paints: CoverPaints) => Scene;
