import { readSync, stampPages } from './sync/stamp-pages';

/**
 * Records that translations render their source as it stands now: `npm run sync <page> …`, or
 * `npm run sync -- --all`. With `--wording`, the source changed in its words, not in what it says.
 */
try {
  const lines = stampPages(readSync(process.argv.slice(2)));
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
