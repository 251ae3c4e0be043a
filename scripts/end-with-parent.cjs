/**
 * Loaded by `npm run build` and by every Node process that a command starts (`environmentWith` in scripts/run.ts): ends it
 * when the process that started it is gone. A command that is killed cannot end what it has started, which would go on
 * writing into folders that the next build uses.
 */
const { isMainThread } = require('node:worker_threads');

/** How often is looked, in ms; a build that takes over waits for longer than that. */
const interval = 250;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    // The kernel gives an orphan another parent. Nothing is to be tidied up: this process is as dead as its parent.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, interval).unref();
}
