import './require-environment';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentDirectory } from '@/lib/content/content-directory';
import { filesBelow } from '@/lib/content/reader';
import { writeFormScript } from '@/scripts/build/client-scripts';
import { lockBuilds } from './build/build-lock';
import { writeFolderLists } from './build/folder-lists';
import { writePageIds } from './build/page-ids';
import { readWithContentlayer } from './build/read-content';
import { runCommand, takeNoArguments } from './command';
import { watchContent, writeContentState } from './dev/watch-content';
import { CommandFailed, environmentWith } from './run';
import { chosenPort, requireFreePort } from './serve/listen';

/**
 * Contentlayer's data, of which development needs the types and the module only: the pages are read from
 * disk. Its own words on mistakes would only repeat what the check says with places.
 */
async function prepareContentlayer(): Promise<void> {
  const lock = await lockBuilds('types for development');
  try {
    await readWithContentlayer();
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.log('The content has mistakes: they are listed below, and on their pages.');
  } finally {
    lock.release();
  }
}

/** Whether Contentlayer has made its types since the schemas were changed. */
function hasTypes(): boolean {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [
    'contentlayer.config.ts',
    ...filesBelow('lib/schema').map((file) => `lib/schema/${file}`),
  ];
  return changed('.contentlayer/generated/index.mjs') > Math.max(...sources.map(changed));
}

/** Loaded into the server's process (scripts/dev/next-dev-server.mjs). In quotes: NODE_OPTIONS is split at spaces. */
const changesOfNext = `--import ${JSON.stringify(pathToFileURL(path.resolve('scripts/dev/next-dev-server.mjs')).href)}`;

function startServer(port: number): ChildProcess {
  const env = environmentWith({ NEXT_TELEMETRY_DISABLED: '1' });
  return spawn('next', ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} ${changesOfNext}` },
  });
}

/**
 * The development server. Content is read from disk as it is saved, without Contentlayer's detour, whose
 * data is made once for the types; meanwhile the content is checked at every change.
 */
async function develop(): Promise<void> {
  takeNoArguments('dev', ': PORT=3001 npm run dev chooses the port');
  const port = chosenPort();
  await requireFreePort(
    port,
    (another) => `PORT=${another} npm run dev, or stop the server that you started before`,
  );
  if (!existsSync(contentDirectory))
    throw new Error(`There is no folder ${contentDirectory}: set CONTENT_DIR to a tree of content`);
  mkdirSync('.cache', { recursive: true });
  writeFolderLists();
  writePageIds();
  // Pages read it also where the first check cannot be finished.
  writeContentState({ version: '', problems: [] });
  // First of all: it takes longest to be ready.
  const server = startServer(port);
  const stop = () => server.kill();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const stopWatching = watchContent();
  server.on('exit', (code) => {
    stopWatching();
    process.exitCode = code ?? 0;
  });
  await Promise.all([writeFormScript(), hasTypes() || prepareContentlayer()]);
}

await runCommand(develop);
