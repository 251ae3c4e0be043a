import { spawnSync } from 'node:child_process';

/** How long the parser may be at work on one text (ms of processor time): it takes 5 for the longest page of the site. */
const parseTime = 800;

/** How long the process may take by the clock, on a machine that is busy (ms). */
const processTime = 30_000;

/** Ends its process when the time is over: from another thread, since the parser lets nothing else run. */
const watch = `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', (time) => {
    const before = process.cpuUsage();
    setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > time) process.kill(process.pid, 'SIGKILL');
    }, 20);
  });
`;

/** Found from the project's folder, where all commands run; a bundler that resolved it here would pack native code. */
const program = `
  import { once } from 'node:events';
  import { readFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  import { mdxToMdast } from 'satteri';
  const text = readFileSync(0, 'utf8');
  const watch = new Worker(${JSON.stringify(watch)}, { eval: true, execArgv: [] });
  await once(watch, 'online');
  watch.postMessage(${parseTime});
  try {
    mdxToMdast(text, { features: { frontmatter: false } });
  } catch {}
  process.exit(0);
`;

let known: { text: string; isSafe: boolean } | undefined;

/**
 * Whether the native parser comes to an end with a text: it takes twice as long for each tag in a brace, and a
 * crash of it is one of the process. It is tried in a process of its own, which takes about 0.1 s.
 * @param text What it is to be given, whole.
 */
export function isParsable(text: string): boolean {
  if (known?.text === text) return known.isSafe;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    input: text,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: processTime,
    killSignal: 'SIGKILL',
    // Options of this process, such as a debugger's or a loader's, are none of the other's.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  known = { text, isSafe: status === 0 };
  return known.isSafe;
}
