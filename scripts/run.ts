import { spawn } from 'node:child_process';
import path from 'node:path';

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

/**
 * Runs a command with its output on screen.
 * @param command Program and arguments.
 * @param env Variables added to the environment.
 * @throws CommandFailed when it ends with anything but 0.
 */
export function run(command: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: environmentWith(env) });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandFailed(`${command.join(' ')} ended with ${signal ?? code}`));
    });
  });
}
