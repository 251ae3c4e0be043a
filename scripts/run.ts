import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A command ended with an error; its output says why. */
export class CommandFailed extends Error {}

/**
 * The environment for a command: the packages' own programs are found, also when npm did not start us.
 * @param added Variables added to it.
 */
export const environmentWith = (added: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
  ...added,
});

/** A line by which a program reports a fault, whatever it ends with. Next.js lists what is switched off by an indented ⨯. */
const faultLine = /^(?:⨯|\s*(?:Uncaught )?\w*Error\b.*:|\s*Module not found|.*Can't resolve)/;

/** The first line that reports a fault, without its colours. */
export const faultIn = (output: string): string | undefined =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .find((line) => faultLine.test(line))
    ?.trim();

/**
 * Runs a command with its output on screen, and believes its output more than its exit code.
 * @param command Program and arguments.
 * @param env Variables added to the environment.
 * @throws CommandFailed when it ends with anything but 0, or prints an error and goes on.
 */
export function runWithoutFaults(
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const [program = '', ...args] = command;
  const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: environmentWith({ ...colours, ...env }),
    });
    const printed: [string, string] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      printed[0] += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      printed[1] += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const fault = faultIn(printed[0]) ?? faultIn(printed[1]);
      if (code !== 0)
        reject(new CommandFailed(`${command.join(' ')} ended with ${signal ?? code}`));
      else if (fault)
        reject(new CommandFailed(`${command.join(' ')} printed an error and went on: ${fault}`));
      else resolve();
    });
  });
}

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
    const child = spawn(program, args, { stdio: 'inherit', env: environmentWith(env), cwd });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(`${command.join(' ')} ended with ${signal ?? code}`));
    });
  });
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
