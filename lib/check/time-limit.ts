import { Script } from 'node:vm';

/** How long one file, or one rule that compares files, may take (ms): a page takes 5, on a busy machine 100. */
export const timeLimit = 20_000;

/** What a script can call, and nothing else of this module. */
const work = globalThis as { workWithinLimit?: () => void };
const script = new Script('globalThis.workWithinLimit()');

/** The time was over. */
export class TimeOver extends Error {}

/** How much of its limit something must have been at work to count as too slow: below it, others had the processor. */
const workedShare = 0.8;

/** How often a limit may be set anew while others have the processor. */
const mostTries = 3;

/** Does something once, for so long by the clock. @returns Nothing when the time was over. */
function tryFor<Result>(act: () => Result, time: number): { result: Result } | undefined {
  const results: Result[] = [];
  const outer = work.workWithinLimit;
  work.workWithinLimit = () => {
    results.push(act());
  };
  try {
    script.runInThisContext({ timeout: time });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    work.workWithinLimit = outer;
  }
  return { result: results[0] as Result };
}

/**
 * Does something, and breaks it off where it takes too long: loops and regular expressions too, which only a limit of
 * the virtual machine can end. Native code it cannot end. What counts is the processor's time: on a busy machine a sound
 * page takes longer by the clock, and is given longer.
 * @param act What is done; it must be able to stop anywhere, and to begin again.
 * @throws TimeOver
 */
export function withinTime<Result>(act: () => Result, limit = timeLimit): Result {
  let time = limit;
  for (let tries = 1; ; tries += 1) {
    const before = process.cpuUsage();
    const done = tryFor(act, time);
    if (done) return done.result;
    const { user, system } = process.cpuUsage(before);
    const worked = (user + system) / 1000;
    if (worked >= limit * workedShare || tries === mostTries)
      throw new TimeOver(`it takes longer than ${limit / 1000} s`);
    // As long as it takes, at the share of the processor it had, to work for the whole limit.
    time = Math.ceil((time * limit) / Math.max(worked, limit / 25));
  }
}

/** How many things are done before the clock is set anew: setting it costs 1 ms, a page takes 5. */
const batchSize = 50;

/** What part of the time a batch gets: ordinary pages need far less, and one that hangs is then tried by itself. */
const batchShare = 0.25;

/**
 * Does something for each of many, with the limit for each of them.
 * @param act What is done; it must be able to stop anywhere.
 * @param onOver What takes the place of a result where the time was over.
 */
export function eachWithinTime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Result,
  onOver: (item: Item, error: TimeOver) => Result,
  limit = timeLimit,
): Result[] {
  const results: Result[] = [];
  let size = batchSize;
  while (results.length < items.length) {
    const end = Math.min(results.length + size, items.length);
    try {
      withinTime(
        () => {
          // Begun again, it goes on where it was broken off.
          while (results.length < end) results.push(act(items[results.length] as Item));
        },
        size === 1 ? limit : limit * batchShare,
      );
      size = batchSize;
    } catch (error) {
      if (!(error instanceof TimeOver)) throw error;
      // One of several took long, or all of them together did: the next one gets the whole time to itself.
      if (size === 1) results.push(onOver(items[results.length] as Item, error));
      size = size === 1 ? batchSize : 1;
    }
  }
  return results;
}
