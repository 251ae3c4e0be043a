import { diceOf } from '../dice';
import type { Scene, Tone } from '../shape';
import { bandedGlobe } from './banded-globe';
import { brokenRows } from './broken-rows';
import type { CoverPaints } from './cover-maker';
import { farRidges } from './far-ridges';
import { ringParts } from './ring-parts';
import { risenDisc } from './risen-disc';
import { shiftedBars } from './shifted-bars';

/** Types of posts, as in their frontmatter. */
export type CoverCategory = 'blog' | 'news';

/** What a cover stands on, and what it is drawn with. */
type Palette = { tone: Tone } & CoverPaints;

type Palettes = readonly [Palette, ...Palette[]];

/** Blog posts stand on light ground or on blue, news on dark, so that they are told apart at a glance. */
const palettes: Record<CoverCategory, Palettes> = {
  blog: [
    { tone: 'mist', main: 'purple', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'mist', main: 'blue', second: 'teal', accent: 'purple', spark: 'yellow' },
    { tone: 'mist', main: 'teal', second: 'purple', accent: 'blue', spark: 'yellow' },
    { tone: 'blue', main: 'night', second: 'purple', accent: 'teal', spark: 'yellow' },
  ],
  news: [
    { tone: 'night', main: 'purple', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'purple', main: 'night', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'purple', main: 'blue', second: 'night', accent: 'soft', spark: 'teal' },
  ],
};

/**
 * A post's cover. The same id and category always draw the same one.
 * @param id The post's page id.
 */
export function coverScene(id: string, category: CoverCategory): { tone: Tone; scene: Scene } {
  const dice = diceOf(`${category}/${id}`);
  const palette = dice.pick(palettes[category]);
  const maker = dice.pick([
    shiftedBars,
    risenDisc,
    ringParts,
    farRidges,
    brokenRows,
    bandedGlobe,
  ] as const);
  return {
    tone: palette.tone,
    scene: [{ d: 'M0 0H700V400H0z', paint: 'ground' }, ...maker(dice, palette)],
  };
}
