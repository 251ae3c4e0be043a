/**
 * Loaded by every Node process that `npm run dev` starts; acts in the one that serves. What it changes are three things that
 * Next.js has no setting for. `tests/dev/replacements.spec.ts` fails where an update of Next.js changes what it relies on.
 */
import { watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const stateFile = path.resolve('.generated/content-state.json');
const answeredFile = path.resolve('.generated/answered');

/** Has a browser fetch the page it shows once more, as after a change of a server component. */
const refresh = { type: 'serverComponentChanges' };

/** How long a browser takes at most from showing a page to listening for changes, which it would miss until then (ms). */
const deafTime = 30_000;

/**
 * Tells browsers of each change of the content. One that shows a page asks for changes before it listens
 * (components/layout/preview-bar/content-stamp.client.tsx), and is told here of those since.
 */
function tellChanges(bundlerService) {
  let changed = Number.NEGATIVE_INFINITY;
  watch(path.dirname(stateFile), (_event, name) => {
    if (name !== path.basename(stateFile)) return;
    changed = performance.now();
    bundlerService.sendHmrMessage(refresh);
  }).unref();
  const { hotReloader } = bundlerService.bundler;
  const { onHMR } = hotReloader;
  hotReloader.onHMR = function listen(request, socket, head, onUpgrade) {
    onHMR.call(this, request, socket, head, (...client) => {
      onUpgrade(...client);
      if (performance.now() - changed < deafTime) bundlerService.sendHmrMessage(refresh);
    });
  };
}

/**
 * React takes the stack of each promise of a page, so that its developer tools can say what a component waited for: more than
 * half of the time that a page takes here, where components wait for nothing but files.
 */
function leaveOutAwaitedStacks() {
  const hooks = require('node:async_hooks');
  const { createHook } = hooks;
  hooks.createHook = (callbacks) => createHook(callbacks.promiseResolve ? {} : callbacks);
}

/** Tells `npm run dev` of the first page that was answered, which it waits for with what is less urgent. */
function tellFirstAnswer(DevServer) {
  const { handleRequest } = DevServer.prototype;
  DevServer.prototype.handleRequest = async function handleFirst(...request) {
    DevServer.prototype.handleRequest = handleRequest;
    await handleRequest.apply(this, request);
    writeFileSync(answeredFile, '');
  };
}

function patch() {
  leaveOutAwaitedStacks();
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server.js');
  /**
   * Which pages a route has is asked of the content at each request, so that a new page is there at once. Next.js
   * itself would start a process at each of them that loads the whole route, and go on with the list of the last one.
   */
  DevServer.prototype.getStaticPaths = async function getStaticPaths() {
    return {};
  };
  tellFirstAnswer(DevServer);
  const { prepareImpl } = DevServer.prototype;
  DevServer.prototype.prepareImpl = async function prepare() {
    await prepareImpl.call(this);
    tellChanges(this.bundlerService);
  };
}

if (process.argv[1]?.endsWith(path.normalize('next/dist/server/lib/start-server.js'))) patch();
