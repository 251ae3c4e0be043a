import './require-environment';
import { lockBuilds } from './build/build-lock';
import { writeFolderLists } from './build/folder-lists';
import { writePageIds } from './build/page-ids';
import { readWithContentlayer } from './build/read-content';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes what types and unit tests need and no build has made yet: lists of blocks, page ids, Contentlayer's data. */
await runCommand(async () => {
  takeNoArguments('typecheck');
  const lock = await lockBuilds('types');
  try {
    writeFolderLists();
    writePageIds();
    await readWithContentlayer();
    await run(['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  } finally {
    lock.release();
  }
});
