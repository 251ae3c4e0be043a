import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A command ended with an error; its output says why. */
export class CommandFailed extends Error {}

/** Ends a process with the one that started it. In quotes: NODE_OPTIONS is split at spaces. */
const endWithParent = `--require ${JSON.stringify(path.resolve('scripts/end-with-parent.cjs'))}`;

/** What Node is told in every process of ours, beside what the user says. */
const nodeOptions = () => {
  const own = process.env.NODE_OPTIONS ?? '';
  return own.includes(endWithParent) ? own : `${own} ${endWithParent}`.trim();
};

/**
 * The environment for a command: the packages' own programs are found, also when npm did not start us, and Node's
 * processes end with the one that started them.
 * @param added Variables added to it.
 */
export const environmentWith = (added: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
  NODE_OPTIONS: nodeOptions(),
  ...added,
});

/** Commands that are under way. */
const underWay = new Set<ChildProcess>();

/** Whether commands are being ended: none begins any more. */
let isEnding = false;

function begun<Child extends ChildProcess>(child: Child): Child {
  underWay.add(child);
  for (const event of ['exit', 'error'] as const) child.once(event, () => underWay.delete(child));
  if (isEnding) child.kill();
  return child;
}

/** How long commands may take to end before they are killed, in ms. */
const patience = 3000;

/** Ends all commands that are under way, and those that would be begun later. */
async function endCommands(): Promise<void> {
  isEnding = true;
  const kill = (signal: NodeJS.Signals) => () => {
    for (const child of underWay) child.kill(signal);
  };
  const ended = [...underWay].map((child) => new Promise((done) => child.once('exit', done)));
  kill('SIGTERM')();
  const timer = setTimeout(kill('SIGKILL'), patience);
  await Promise.all(ended);
  clearTimeout(timer);
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has a signal that ends this process end the commands that it has started too, and only then itself.
 * @param tidyUp Called after the commands have ended.
 * @returns A function that puts back what was before.
 */
export function endOnSignals(tidyUp: () => void): () => void {
  const forget = () => {
    for (const signal of endingSignals) process.off(signal, end);
  };
  const end = async (signal: NodeJS.Signals) => {
    forget();
    await endCommands();
    tidyUp();
    console.error(`\nStopped by ${signal}`);
    process.kill(process.pid, signal);
  };
  for (const signal of endingSignals) process.on(signal, end);
  return forget;
}

/**
 * What a process is told of the folder it runs in. Node hands the variable on as it is, and Contentlayer believes it more than
 * the folder: it would wait for ever for content of another project.
 * @param cwd The folder; nothing for the current one.
 */
export const inFolder = (cwd: string | undefined): { PWD?: string } =>
  cwd === undefined ? {} : { PWD: path.resolve(cwd) };

/**
 * Runs a command with its output on screen.
 * @param command Program and arguments.
 * @param env Variables added to the environment.
 * @param cwd Where; the current folder if nothing is said.
 * @throws CommandFailed when it ends with anything but 0.
 */
export function run(
  command: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = begun(
      spawn(program, args, {
        stdio: 'inherit',
        env: { ...environmentWith(env), ...inFolder(cwd) },
        cwd,
      }),
    );
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(`${command.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** `npm run build` without npm; ends with the one that started it (`environmentWith`). */
export const buildCommand: readonly string[] = [
  process.execPath,
  '--import',
  'tsx',
  'scripts/build.ts',
];

/**
 * Does a part of a long command, saying when it begins and how long it took.
 * @returns What it gives.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  console.log(`\n${name}`);
  const since = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return result;
}
