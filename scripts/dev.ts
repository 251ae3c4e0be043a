import './require-environment';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentStateFile } from '@/lib/content/development';
import { writeWhole } from '@/lib/files/write-whole';
import { writeFolderLists, writePageIds } from './build/folder-lists';
import { runCommand } from './command';
import { environmentWith } from './run';

/** Starts `next dev` with the flags that were given, and ends it with this command. @returns Its exit code, once it has ended. */
function startServer(): Promise<number> {
  const server = spawn('next', ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environmentWith({ NEXT_TELEMETRY_DISABLED: '1' }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => resolve(code ?? 0));
  });
}

/** The development server: it reads the content from disk as it is saved; beside it, the content is checked at every change. */
async function develop(): Promise<void> {
  if (!existsSync(contentDirectory))
    throw new Error(`There is no folder ${contentDirectory}: set CONTENT_DIR to a tree of content`);
  writeFolderLists();
  writePageIds();
  // What an earlier server has seen says nothing of the content now.
  writeWhole(contentStateFile, '[]');
  const ended = startServer();
  // After the server has been started, which takes longest to be ready.
  const { watchContent } = await import('./dev/watch-content');
  const stopWatching = watchContent();
  const { writeFormScript } = await import('./build/client-scripts');
  await writeFormScript().catch((error) => console.error(error));
  process.exitCode = await ended;
  stopWatching();
}

await runCommand(develop, {
  usage: `npm run dev [-- --port 3001]
  Next.js in development, with its own flags; what is saved is shown at once, and the content is checked.`,
});
