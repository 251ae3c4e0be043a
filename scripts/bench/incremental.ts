import { compareBuilds } from '@/scripts/test/incremental-builds';
import { runNumbers } from './run-numbers';

/** Which edits are made and compared. */
export type IncrementalOptions = {
  /** How many edits are compared (`--runs`). */
  runs: number;
  /** Which of them, e.g. `3-7` (`--only`); all by default. */
  only?: string;
  /** Decides what is edited (`--seed`): the same word makes the same edits. */
  seed: string;
};

/**
 * Shows how many of some random edits, one after the other, give the site that a clean build gives, byte by byte.
 * `--only 23-100` compares from the 23rd on: those before it are made at once and compared together with it.
 */
export async function benchIncremental({ runs, only, seed }: IncrementalOptions): Promise<void> {
  const numbers = runNumbers(runs, only);
  const [first = 1] = numbers;
  const found = await compareBuilds(
    numbers.map((number) => (number === first ? first : 1)),
    seed,
    ({ edits, differences }, index) => {
      const made = edits.length > 3 ? `${edits.length} edits, ${edits.at(-1)}` : edits.join(', ');
      console.log(`${numbers[index - 1]}. ${made}: ${differences.length === 0 ? 'the same' : ''}`);
      for (const line of differences.slice(0, 20)) console.log(`   ${line}`);
    },
  );
  const same = found.filter(({ differences }) => differences.length === 0).length;
  console.log(`${same} of ${numbers.length} edits give the site of a clean build, byte by byte`);
  if (same < numbers.length) process.exitCode = 1;
}
