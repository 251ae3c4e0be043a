import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** A line by which a program reports a fault, whatever it ends with. Next.js lists what is switched off by an indented ⨯. */
const faultLine = /^(?:⨯|\s*(?:Uncaught )?\w*Error\b.*:|\s*Module not found|.*Can't resolve)/;

/** The first line that reports a fault, without its colours. */
export const faultIn = (output: string): string | undefined =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .find((line) => faultLine.test(line))
    ?.trim();

const bundled = 'scripts/bundled.mjs';

/**
 * What runs a script of this project in a process of its own, from its bundle.
 * @param name Path below `scripts/`, without its ending, e.g. `build/compress-command`.
 */
export const scriptCommand = (name: string, ...args: string[]): string[] => [
  process.execPath,
  bundled,
  name,
  ...args,
];

/**
 * The same with more room for young objects: a command that reads thousands of files spends a fifth of its time in moving them
 * out of the usual 16 MB.
 */
export const withRoom = ([node = '', ...args]: readonly string[]): string[] => [
  node,
  '--max-semi-space-size=64',
  ...args,
];

/** A command as messages have it: a script of this project by its name and arguments. */
export const nameOf = (command: readonly string[]): string =>
  command.slice(command.indexOf(bundled) + 1).join(' ');

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
      else reject(new CommandFailed(`${nameOf(command)} ended with ${signal ?? code}`));
    });
  });
}

/** A command that runs beside something else. */
export type Beside = {
  /** Resolves when it has ended with 0; rejects with CommandFailed otherwise. */
  ended: Promise<void>;
  /** Shows what it has printed so far, and from then on what it prints. */
  show: () => void;
  /** Ends it: nobody needs what it does any more. */
  stop: () => void;
};

type BesideOptions = {
  /** Variables added to the environment. */
  env?: Record<string, string>;
  /** Whether it has failed too when it prints an error and goes on. */
  isWithoutFaults?: boolean;
  /** What it prints when all that is needed of it is done: it is ended then, and counts as if it had ended by itself. */
  lastWords?: string;
};

/**
 * Runs a command whose output is of no use to anyone until what it runs beside is done, and may believe its output more than
 * its exit code.
 */
export function runBeside(
  command: readonly string[],
  { env = {}, isWithoutFaults = false, lastWords }: BesideOptions = {},
): Beside {
  const [program = '', ...args] = command;
  const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = begun(
    spawn(program, args, { stdio: 'pipe', env: environmentWith({ ...colours, ...env }) }),
  );
  child.stdin.end();
  let held: string[] | undefined = [];
  let isDone = false;
  const outputs = (
    [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const
  ).map(([from, to]) => {
    const printed: string[] = [];
    from.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      if (held) held.push(text);
      else to.write(text);
      if (lastWords === undefined || isDone || !printed.join('').includes(lastWords)) return;
      isDone = true;
      child.kill();
    });
    return printed;
  });
  const faultOf = () =>
    outputs.map((printed) => faultIn(printed.join(''))).find((fault) => fault !== undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const fault = isWithoutFaults ? faultOf() : undefined;
      if (code !== 0 && !isDone)
        reject(new CommandFailed(`${nameOf(command)} ended with ${signal ?? code}`));
      else if (fault)
        reject(new CommandFailed(`${nameOf(command)} printed an error and went on: ${fault}`));
      else resolve();
    });
  });
  return {
    ended,
    show: () => {
      process.stdout.write((held ?? []).join(''));
      held = undefined;
    },
    stop: () => child.kill(),
  };
}

/**
 * Does several things at once, and all of them to their end.
 * @param works Begun already.
 * @throws what the first in the list that failed throws.
 */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works))
    if (result.status === 'rejected') throw result.reason;
}

/** A named part of a long command. */
export type Step = { name: string; run: () => Promise<unknown> | unknown };

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps one after the other, saying which one is under way and how long each took.
 * @throws what a step throws; the steps after it do not run.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const begun = performance.now();
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const since = performance.now();
    await step.run();
    console.log(`[${index + 1}/${steps.length}] ${step.name}: ${seconds(since)}`);
  }
  console.log(`\nDone in ${seconds(begun)}`);
}
