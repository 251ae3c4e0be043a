import './require-environment';
import { holdClock } from '@/lib/environment/clock';
import { buildSite } from './build/build-site';
import { runCommand, takeNoArguments } from './command';

/** Makes everything anew, whatever earlier builds have left. */
const cleanOption = '--clean';

const usage = `npm run build [-- ${cleanOption}]
  Makes the complete site in out/, ready to upload: docs/builds.md, docs/deploying.md. ${cleanOption} makes everything anew.`;

await runCommand(
  async () => {
    const isClean = process.argv[2] === cleanOption && process.argv.length === 3;
    if (!isClean)
      takeNoArguments(
        'build',
        `: ${cleanOption} makes everything anew; variables say what is built and where (docs/deploying.md)`,
      );
    holdClock();
    await buildSite(isClean);
  },
  { usage },
);
