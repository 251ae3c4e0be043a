import './require-environment';
import { holdClock } from '@/lib/environment/clock';
import { outDirectory } from '@/scripts/build/out-directory';
import { createSiteServer } from '@/scripts/serve/site-server';
import { buildSite } from './build/build-site';
import { runCommand, takeNoArguments } from './command';
import { chosenPort, listen, requireFreePort } from './serve/listen';

const usage = `npm start
  Builds the site if needed and serves it. PORT=3001 npm start chooses the port.`;

await runCommand(
  async () => {
    takeNoArguments('start', ': PORT=3001 npm start chooses the port');
    const port = chosenPort();
    await requireFreePort(port);
    holdClock();
    await buildSite();
    await listen(createSiteServer(outDirectory), port);
    console.log(`Serving the site at http://localhost:${port}`);
  },
  { usage },
);
