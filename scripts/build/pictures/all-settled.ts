import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Several pieces of work failed; the message holds a line for each reason. */
export class WorkFailed extends Error {}

/**
 * Does work on all cores at once, and all of it, also when some fails: a writer learns of every broken
 * picture at once.
 * @throws WorkFailed with every reason once.
 */
export async function allSettled<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const results = await Promise.allSettled([...items].map((item) => limit(work, item)));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (reasons.length > 0) throw new WorkFailed([...new Set(reasons)].sort().join('\n'));
}
