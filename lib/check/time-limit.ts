import { Script } from 'node:vm';

/** How long one file, or one rule that compares files, may take (ms): a page takes 5, on a busy machine 100. */
export const timeLimit = 20_000;

/** What a script can call, and nothing else of this module. */
const work = globalThis as { workWithinLimit?: () => void };
const script = new Script('globalThis.workWithinLimit()');

/** The time was over. */
export class TimeOver extends Error {}

/**
 * Does something, and breaks it off where it takes too long: loops and regular expressions too, which only a limit of
 * the virtual machine can end. Native code it cannot end.
 * @param act What is done; it must be able to stop anywhere.
 * @throws TimeOver
 */
export function withinTime<Result>(act: () => Result, limit = timeLimit): Result {
  const results: Result[] = [];
  const outer = work.workWithinLimit;
  work.workWithinLimit = () => {
    results.push(act());
  };
  try {
    script.runInThisContext({ timeout: limit });
  } catch (error) {
    const isOver = (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isOver) throw new TimeOver(`it takes longer than ${limit / 1000} s`);
    throw error;
  } finally {
    work.workWithinLimit = outer;
  }
  return results[0] as Result;
}
