import './require-environment';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentStateFile } from '@/lib/content/content-state';
import { runCommand, takeNoArguments } from './command';
import { CommandFailed, environmentWith } from './run';
import { chosenPort, requireFreePort } from './serve/listen';

/**
 * Contentlayer's data, of which development needs the types and the module only: the pages are read from
 * disk. Its own words on mistakes would only repeat what the check says with places.
 */
async function prepareContentlayer(): Promise<void> {
  const { lockBuilds } = await import('./build/build-lock');
  const { readWithContentlayer } = await import('./build/read-content');
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
async function hasTypes(): Promise<boolean> {
  const { filesBelow } = await import('@/lib/content/reader');
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [
    'contentlayer.config.ts',
    ...filesBelow('lib/schema').map((file) => `lib/schema/${file}`),
  ];
  return changed('.contentlayer/generated/index.mjs') > Math.max(...sources.map(changed));
}

/** Loaded into the server's process (scripts/dev/next-dev-server.mjs). In quotes: NODE_OPTIONS is split at spaces. */
const changesOfNext = `--import ${JSON.stringify(pathToFileURL(path.resolve('scripts/dev/next-dev-server.mjs')).href)}`;

/**
 * Has the server keep what it has compiled when it ends, in .next/dev/cache, so that the next one begins with it and need not compile before
 * the first page. Next.js 16.4 writes it only where it is told to wait for it, and ends the server by
 * force after 0.1 s where nothing else is said (next-dev.js, hot-reloader-turbopack.js).
 */
const keepingCompiled = {
  NEXT_EXIT_TIMEOUT_MS: '30000',
  __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1',
};

/** Room for young objects, in MB: with V8's own 16 MB, collecting them took 0.2 s of the first page. */
const youngSpace = '--max-semi-space-size=64';

function startServer(port: number): ChildProcess {
  const env = environmentWith({ NEXT_TELEMETRY_DISABLED: '1', ...keepingCompiled });
  return spawn('next', ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} ${youngSpace} ${changesOfNext}` },
  });
}

/** Where the server tells that it has answered the first page (scripts/dev/next-dev-server.mjs). */
const answeredFile = '.generated/answered';

/** How long the first page is waited for before the machine is shared with the check, in ms. */
const longestWait = 8000;

/** Until the first page has been answered, or until nobody seems to ask for one. */
async function firstAnswer(): Promise<void> {
  const until = performance.now() + longestWait;
  while (!existsSync(answeredFile) && performance.now() < until) await wait(100);
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
  for (const folder of ['.cache', '.generated']) mkdirSync(folder, { recursive: true });
  // What an earlier server has seen says nothing of the content now.
  for (const file of [answeredFile, contentStateFile]) rmSync(file, { force: true });
  // First of all: it takes longest to be ready. What it compiles is written meanwhile, and all that is done here is loaded after it.
  const server = startServer(port);
  const stop = () => server.kill();
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const ended = new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? 0)));
  const { writeFolderLists } = await import('./build/folder-lists');
  writeFolderLists();
  const { writePageIds } = await import('./build/page-ids');
  writePageIds();
  const { writeFormScript } = await import('./build/client-scripts');
  await Promise.all([writeFormScript(), (await hasTypes()) || prepareContentlayer()]);
  // The first page is waited for, the first check is not: on two cores it would take the page two seconds longer.
  await Promise.race([firstAnswer(), ended]);
  const { watchContent } = await import('./dev/watch-content');
  const stopWatching = watchContent();
  process.exitCode = await ended;
  stopWatching();
}

await runCommand(develop, {
  inThread: async () => (await import('./dev/site-check')).workInThread(),
});
