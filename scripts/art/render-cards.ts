import { mkdirSync, writeFileSync } from 'node:fs';
import type { ArtName } from '@/lib/art/art-names';
import { sceneFile } from '@/lib/art/svg-files';
import { themeColor } from '@/lib/art/theme-colors';

/**
 * Draws pictures for cards into `public/cards/`: `npx tsx scripts/art/render-cards.ts`. Compositions of the motif on
 * night, by the subject they stand for. The files are committed; draw them again after a change of the theme's colours.
 */
const directory = 'public/cards';

const subjects: Readonly<Record<string, ArtName>> = {
  'landing-zone': 'layers',
  kubernetes: 'slabs',
  'security-operations': 'sphere',
  continuity: 'interlock',
  horizon: 'horizon',
};

mkdirSync(directory, { recursive: true });
for (const [subject, art] of Object.entries(subjects)) {
  const picture = sceneFile(art, subject, 'night').replace(
    /(viewBox="0 0 (\d+) (\d+)">)/,
    `$1<path fill="${themeColor('night')}" d="M0 0h$2v$3H0z"/>`,
  );
  writeFileSync(`${directory}/${subject}.svg`, `${picture}\n`);
  console.log(`${directory}/${subject}.svg  ${picture.length} bytes`);
}
