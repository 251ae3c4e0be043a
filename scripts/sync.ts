import './require-environment';
import { runCommand } from './command';
import { readSync, stampPages } from './sync/stamp-pages';

/**
 * Records that translations render their source as it is now: `npm run sync <page> …`, or
 * `npm run sync -- --all`. With `--wording`, the source changed in its words, not in what it says.
 */
await runCommand(() => {
  console.log(stampPages(readSync(process.argv.slice(2))).join('\n'));
});
