import { UsageError } from '@/scripts/command';

/**
 * Reads which runs of a series are asked for.
 * @param runs How many the series has (`--runs`).
 * @param only From one to another, e.g. `3-7` (`--only`), or nothing for all.
 * @returns The numbers of the runs, from 1 on, one at least.
 * @throws {UsageError} If `only` is something else, or no run is in it.
 */
export function runNumbers(runs: number, only: string | undefined): number[] {
  const [range, first = '1', last = String(runs)] = /^(\d+)-(\d+)$/.exec(only ?? '') ?? [];
  const numbers = Array.from({ length: runs }, (_, index) => index + 1).filter(
    (number) => number >= Number(first) && number <= Number(last),
  );
  if ((only !== undefined && range === undefined) || numbers.length === 0)
    throw new UsageError(
      `--only is "${only}": expected runs from one number to another, such as 3-7, of 1 to ${runs} (--runs)`,
    );
  return numbers;
}
