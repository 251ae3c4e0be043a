import { killBuilds } from '@/scripts/test/killed-builds';
import type { PagesOptions } from './pages';
import { runNumbers } from './run-numbers';

/** Kills builds at moments that follow from their numbers, and shows what they have left. `--only 3-7` runs some of them. */
export async function benchKilled({ runs, only }: PagesOptions): Promise<void> {
  const numbers = runNumbers(runs, only);
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
