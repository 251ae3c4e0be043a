import { writeContentState } from './build/content-state';
import { writePageIds } from './build/page-ids';
import { run } from './run';

/** Writes what types and unit tests need and no build has made yet: page ids, Contentlayer's data. */
writePageIds();
writeContentState();
await run(['contentlayer2', 'build']);
await run(['next', 'typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
