import './require-environment';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand, takeNoArguments } from './command';
import { cutFont, fontFiles, fontFolder } from './fonts/font-files';

const usage = `npx tsx scripts/fonts.ts
  Cuts the site's font files out of their package. They are committed: cut them again after a change of the
  characters or weights in ${fontFolder}/fonts.ts, or a new version of the package.`;

await runCommand(
  async () => {
    takeNoArguments('fonts');
    for (const font of fontFiles()) {
      const content = await cutFont(font);
      writeFileSync(path.join(fontFolder, font.file), content);
      console.log(`${fontFolder}/${font.file}  ${content.length} bytes`);
    }
  },
  { usage },
);
