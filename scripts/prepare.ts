import './require-environment';
import { writeFolderLists } from './build/folder-lists';
import { writePageIds } from './build/page-ids';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes what types and unit tests need and no build has made yet: lists of blocks, page ids, Contentlayer's data. */
await runCommand(async () => {
  takeNoArguments('typecheck');
  writeFolderLists();
  writePageIds();
  await run(['contentlayer2', 'build']);
  await run(['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
});
