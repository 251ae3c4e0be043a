/** A named part of a long command. */
export type Step = { name: string; run: () => Promise<unknown> | unknown };

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs steps one after the other, saying which one is under way and how long each took.
 * @throws what a step throws; the steps after it do not run.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const begun = performance.now();
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const since = performance.now();
    await step.run();
    console.log(`[${index + 1}/${steps.length}] ${step.name}: ${seconds(since)}`);
  }
  console.log(`\nDone in ${seconds(begun)}`);
}
