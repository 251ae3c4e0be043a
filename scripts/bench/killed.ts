import { UsageError } from '@/scripts/command';
import { killBuilds } from '@/scripts/test/killed-builds';
import type { PagesOptions } from './pages';

/** Reads which runs are asked for: `3-7`, or all from 1 on. */
function numbersOf(runs: number, only: string | undefined): number[] {
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

/** Kills builds at moments that follow from their numbers, and shows what they have left. `--only 3-7` runs some of them. */
export async function benchKilled({ runs, only }: PagesOptions): Promise<void> {
  const numbers = numbersOf(runs, only);
  const found = await killBuilds(
    numbers,
    'killed',
    ({ work, way, moment, isFinished, faults }, number) => {
      const when = `step ${moment.step} of a build of ${work}, at ${Math.round(moment.part * 100)} %`;
      const state = isFinished ? 'had ended by then' : 'killed';
      console.log(
        `${number}. ${way.name}, ${when} (${state}): ${faults.length === 0 ? 'whole' : ''}`,
      );
      for (const fault of faults) console.log(`   ${fault}`);
    },
  );
  const whole = found.filter(({ faults }) => faults.length === 0).length;
  console.log(
    `${whole} of ${numbers.length} killed builds left a whole site, and the next one was right`,
  );
  if (whole < numbers.length) process.exitCode = 1;
}
