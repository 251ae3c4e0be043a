/** A block that was added to a source, removed from it, or changed in it. */
export type BlockChange = {
  /** Number of the block before; of one that was added, of the block before which it stands. */
  before: number;
  /** Number of the block now, unless it was removed. */
  now?: number;
  isNew: boolean;
};

/** Texts of more blocks than these are compared as a whole (the table below grows with their product). */
const largestTable = 1_000_000;

/** For each pair of positions, how many blocks the rest of both texts have in common, in order. */
function commonRest(before: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      const below = table[i + 1];
      if (!row || !below) continue;
      row[j] =
        before[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Stretches that differ: from and to, before and now. */
type Stretch = { from: number; to: number; nowFrom: number; nowTo: number };

function stretches(before: readonly string[], now: readonly string[]): Stretch[] {
  if (before.length * now.length > largestTable)
    return [{ from: 0, to: before.length, nowFrom: 0, nowTo: now.length }];
  const rest = commonRest(before, now);
  const found: Stretch[] = [];
  let open: Stretch | undefined;
  for (let i = 0, j = 0; i < before.length || j < now.length; ) {
    if (i < before.length && j < now.length && before[i] === now[j]) {
      i += 1;
      j += 1;
      open = undefined;
      continue;
    }
    if (!open) {
      open = { from: i, to: i, nowFrom: j, nowTo: j };
      found.push(open);
    }
    const isRemoved =
      j >= now.length || (i < before.length && (rest[i + 1]?.[j] ?? 0) >= (rest[i]?.[j + 1] ?? 0));
    if (isRemoved) i += 1;
    else j += 1;
    open.to = i;
    open.nowTo = j;
  }
  return found;
}

/**
 * Compares a text with what it was.
 * @param before Hashes of its blocks before.
 * @param now Hashes of its blocks now.
 * @returns Changes in the order of the text.
 */
export function compareBlocks(before: readonly string[], now: readonly string[]): BlockChange[] {
  let head = 0;
  while (head < before.length && head < now.length && before[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, now.length) - head;
  while (tail < most && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const inner = stretches(
    before.slice(head, before.length - tail),
    now.slice(head, now.length - tail),
  );
  return inner.flatMap(({ from, to, nowFrom, nowTo }) =>
    Array.from({ length: Math.max(to - from, nowTo - nowFrom) }, (_, index): BlockChange => {
      const isNew = from + index >= to;
      return {
        before: head + Math.min(from + index, to),
        now: nowFrom + index < nowTo ? head + nowFrom + index : undefined,
        isNew,
      };
    }),
  );
}
