import { CommandFailed } from './run';

/** What whoever runs a command got wrong; the message says all there is to say. */
export class UsageError extends Error {}

/** Of arguments that `parseArgs` does not know; Node makes it a TypeError. */
const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Errors of the program and not of its user: where they come from is worth knowing. */
const isDefect = (error: unknown) =>
  !(error instanceof Error) ||
  error instanceof TypeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError;

/** What is printed of an error that ended a command. */
function said(error: unknown): unknown {
  if (error instanceof CommandFailed) return `\nStopped: ${error.message}. See the lines above.`;
  return isDefect(error) ? error : (error as Error).message;
}

/**
 * Runs a command of `npm run`. With `--help` it says how it is called, and does nothing. An error ends it with a sentence and an
 * exit code, never with a trace of a mistake that its user made.
 * @param main The command.
 * @param failedCode Exit code where it cannot be done.
 * @param usage How it is called and what it does; a function where that depends on its arguments.
 */
export async function runCommand(
  main: () => unknown,
  {
    failedCode = 1,
    usage = 'It is part of another command, and takes no options',
  }: { failedCode?: number; usage?: string | (() => string) } = {},
): Promise<void> {
  const help = () => (typeof usage === 'function' ? usage() : usage);
  try {
    if (process.argv.slice(2).includes('--help')) console.log(help());
    else await main();
  } catch (error) {
    if (isOfArguments(error)) console.error(`${error.message}\n${help()}`);
    else console.error(said(error));
    process.exitCode = failedCode;
  }
}

/**
 * Refuses arguments: one that is ignored leaves its user waiting for what it should have done.
 * @param script Name of the npm script.
 * @param hint What to do instead.
 * @throws UsageError when there are any.
 */
export function takeNoArguments(script: string, hint = ''): void {
  const args = process.argv.slice(2);
  if (args.length === 0) return;
  const found = args.map((arg) => `"${arg}"`).join(', ');
  throw new UsageError(`npm run ${script} takes no arguments, found ${found}${hint}`);
}
