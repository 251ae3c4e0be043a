import type { ArtName } from '../art-names';
import type { Dice } from '../dice';
import type { Scene } from '../shape';
import { ascent } from './ascent';
import { drift } from './drift';
import { fault } from './fault';
import { hollow } from './hollow';
import { horizon } from './horizon';
import { interlock } from './interlock';
import { journal } from './journal';
import { layers } from './layers';
import { quiet } from './quiet';
import { slabs } from './slabs';
import { sphere } from './sphere';
import { strata } from './strata';
import { waves } from './waves';

/** Draws one variation of a composition. */
export type SceneMaker = (dice: Dice) => Scene;

/** How each composition is drawn, in a picture of 640 × 560 units. */
export const scenes: Record<ArtName, SceneMaker> = {
  strata,
  layers,
  slabs,
  horizon,
  journal,
  ascent,
  waves,
  sphere,
  interlock,
  quiet,
  drift,
  fault,
  hollow,
};
