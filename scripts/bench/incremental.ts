import { compareBuilds } from '@/scripts/test/incremental-builds';

/** Shows how many of some random edits, one after the other, give the site that a clean build gives, byte by byte. */
export async function benchIncremental({ runs }: { runs: number }): Promise<void> {
  const found = await compareBuilds(
    Array<number>(runs).fill(1),
    'incremental',
    ({ edits, differences }, number) => {
      console.log(`${number}. ${edits.join(', ')}: ${differences.length === 0 ? 'the same' : ''}`);
      for (const line of differences.slice(0, 20)) console.log(`   ${line}`);
    },
  );
  const same = found.filter(({ differences }) => differences.length === 0).length;
  console.log(`${same} of ${runs} edits give the site of a clean build, byte by byte`);
  if (same < runs) process.exitCode = 1;
}
