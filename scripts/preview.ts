import './require-environment';
import { networkInterfaces } from 'node:os';
import { holdClock } from '@/lib/environment/clock';
import { runCommand, UsageError } from './command';
import { networkAddresses } from './preview/network-addresses';
import { chosenPort, listen, requireFreePort } from './serve/listen';

/** Prints the address at which other machines in the network find the preview. */
const hostOption = '--host';

/** Where a preview goes, unless OUT_DIR says otherwise; the tests have a folder of their own. */
const folder = '.preview-local';

const usage = `npm run preview [-- ${hostOption}]
  Builds and serves the site with drafts, handbook, gallery and a bar above each page. PORT chooses the port.`;

await runCommand(
  async () => {
    const args = process.argv.slice(2);
    const unknown = args.find((arg) => arg !== hostOption);
    if (unknown !== undefined) throw new UsageError(`"${unknown}" is not known here. ${usage}`);
    const port = chosenPort();
    await requireFreePort(port, (another) => `PORT=${another} npm run preview`);
    process.env.PREVIEW = '1';
    process.env.OUT_DIR ??= folder;
    holdClock();
    // These read the variables as they load.
    const { buildSite } = await import('./build/build-site');
    const { outDirectory } = await import('./build/out-directory');
    const { createSiteServer } = await import('./serve/site-server');
    await buildSite();
    await listen(createSiteServer(outDirectory), port);
    console.log(`Serving the preview at http://localhost:${port}`);
    if (!args.includes(hostOption)) return;
    const addresses = networkAddresses(networkInterfaces());
    for (const address of addresses)
      console.log(`On a phone in the same network: http://${address}:${port}`);
    if (addresses.length === 0)
      console.log('This machine is in no network that a phone could reach');
  },
  { usage },
);
