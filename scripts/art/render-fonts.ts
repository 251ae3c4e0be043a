import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFont, fontFiles, fontFolder } from './font-files';

/**
 * Cuts the site's font files out of their package: `npx tsx scripts/art/render-fonts.ts`. The files are committed; cut
 * them again after a change of the characters or weights in components/layout/fonts/fonts.ts, or a new version of the package.
 */
for (const font of fontFiles()) {
  const content = await cutFont(font);
  writeFileSync(path.join(fontFolder, font.file), content);
  console.log(`${fontFolder}/${font.file}  ${content.length} bytes`);
}
