import type { Scene } from '@/lib/art/scene';
import type { ArtName } from '../art-names';
import type { SeededRandom } from '../seeded-random';
import { hollow, horizon, journal, slabs, sphere, waves } from './figures';
import { ascent, drift, fault, interlock, layers, quiet, strata } from './layered';

/** Draws one variation of a composition. */
type SceneMaker = (random: SeededRandom) => Scene;

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
