import './require-environment';
import { writePageIds } from './build/page-ids';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes what types and unit tests need and no build has made yet: page ids, Contentlayer's data. */
await runCommand(async () => {
  takeNoArguments('typecheck');
  writePageIds();
  await run(['contentlayer2', 'build']);
  await run(['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
});
