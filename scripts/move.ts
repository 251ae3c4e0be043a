import './require-environment';
import { contentDirectory } from '@/lib/content/content-directory';
import { currentMoment } from '@/lib/environment/clock';
import { runCommand } from './command';
import { moveUsage, readMove } from './move/arguments';
import { movePage } from './move/move-page';

/**
 * Moves a page, or a folder of pages, to another id: `npm run move services/finops services/cost-control`. Its folder,
 * links, menu, offer, records and old addresses follow. It may also be run after the folder was renamed by hand.
 */
await runCommand(
  () => {
    const move = readMove(process.argv.slice(2));
    console.log(movePage(contentDirectory, move, currentMoment()).join('\n'));
  },
  { usage: moveUsage },
);
