import './require-environment';
import { writeFolderLists, writePageIds } from './build/folder-lists';
import { lockBuilds } from './build/lock';
import { runCommand, takeNoArguments } from './command';
import { run } from './run';

/** Writes what types and unit tests need and no build has made yet: lists of blocks, page ids, Contentlayer's data. */
const usage = `npm run typecheck
  Checks types, after writing what they need and no build has made yet.`;

await runCommand(
  async () => {
    takeNoArguments('typecheck');
    const unlock = lockBuilds('types');
    try {
      writeFolderLists();
      writePageIds();
      await run(['contentlayer2', 'build', '--clearCache']);
      await run(['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
    } finally {
      unlock();
    }
  },
  { usage },
);
