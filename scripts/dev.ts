import { spawn } from 'node:child_process';
import { writePageIds } from './build/page-ids';
import { watchContent } from './dev/watch-content';
import { environmentWith, run } from './run';

/**
 * The development server. Content is read from disk as it is saved, without Contentlayer's detour, whose
 * data is made once for the types; beside it the content is checked at every change.
 */
writePageIds();
await run(['contentlayer2', 'build']).catch(() => {
  console.log('The content has mistakes; its pages show them.');
});
const stopWatching = watchContent();
const server = spawn('next', ['dev', '--port', process.env.PORT || '3000'], {
  stdio: 'inherit',
  env: environmentWith({ NEXT_TELEMETRY_DISABLED: '1' }),
});
server.on('exit', (code) => {
  stopWatching();
  process.exitCode = code ?? 0;
});
const stop = () => server.kill();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
