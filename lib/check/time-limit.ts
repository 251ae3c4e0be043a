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
    const batch = items.slice(results.length, results.length + size);
    try {
      withinTime(
        () => {
          for (const item of batch) results.push(act(item));
        },
        size === 1 ? limit : limit * batchShare,
      );
      size = batchSize;
    } catch (error) {
      if (!(error instanceof TimeOver)) throw error;
      const [first] = batch;
      // One of several took long, or all of them together did: the next one gets the whole time to itself.
      if (size === 1 && first !== undefined) results.push(onOver(first, error));
      size = size === 1 ? batchSize : 1;
    }
  }
  return results;
}
