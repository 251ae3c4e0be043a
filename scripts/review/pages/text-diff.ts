import { diffArrays } from 'diff';
import type { TextBlock, Token } from './text-blocks';

/** A stretch of a text that is in both sides, or in one of them. */
export type Segment = { kind: 'same' | 'deleted' | 'inserted'; text: string };

/** A block of text that is not the same on both sides. */
export type BlockChange = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before?: TextBlock;
  after?: TextBlock;
  /** Both texts in one; of a moved block its text. */
  segments: readonly Segment[];
  /** Tokens that are in one side only. */
  deleted: readonly Token[];
  inserted: readonly Token[];
};

type Tokens = readonly Pick<Token, 'text' | 'isSpaced'>[];

/** A run of a comparison: how many items are on both sides, or on one. */
type Run<Item> = { value: Item[]; added?: boolean; removed?: boolean };

/** Compares two lists; items with the same key are the same. */
const runsOf = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  key: (item: Item) => string,
) =>
  diffArrays([...before], [...after], {
    comparator: (a, b) => key(a) === key(b),
  }) as Run<Item>[];

const joined = (tokens: Tokens) =>
  tokens.map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text)).join('');

/** The words that two blocks share, in any order, as a share of the words of both (Sørensen–Dice). */
function likeness(a: TextBlock, b: TextBlock): number {
  const counts = new Map<string, number>();
  for (const { text } of a.tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  let shared = 0;
  for (const { text } of b.tokens) {
    const left = counts.get(text) ?? 0;
    if (left > 0) shared += 1;
    counts.set(text, left - 1);
  }
  return (2 * shared) / (a.tokens.length + b.tokens.length);
}

/** Blocks less alike than this are two texts and not one that was edited. */
const leastLikeness = 0.35;

/** In longer runs of changed blocks each is compared with those near its own place only. */
const window = 12;

/** Pairs the blocks of a stretch in which nothing is the same: those that are most alike, in order. */
function pairs(before: readonly TextBlock[], after: readonly TextBlock[]) {
  const found: [number, number][] = [];
  let next = 0;
  for (const [index, block] of before.entries()) {
    let best: number | undefined;
    let most = leastLikeness;
    for (let at = next; at < Math.min(after.length, next + window); at += 1) {
      const other = after[at];
      const like = other ? likeness(block, other) : 0;
      if (like > most) [best, most] = [at, like];
    }
    const isOnly = before.length === 1 && after.length === 1 && before[0]?.tag === after[0]?.tag;
    const pair = best ?? (isOnly ? 0 : undefined);
    if (pair === undefined) continue;
    found.push([index, pair]);
    next = pair + 1;
  }
  return found;
}

/**
 * Compares the words of two texts.
 * @returns Stretches in order: without those inserted they are the text before, without those deleted the text after.
 */
export function diffTokens<T extends Tokens[number]>(before: readonly T[], after: readonly T[]) {
  const runs = runsOf(before, after, ({ text, isSpaced }) => `${isSpaced ? ' ' : ''}${text}`);
  const deleted = runs.flatMap((run) => (run.removed ? run.value : []));
  const inserted = runs.flatMap((run) => (run.added ? run.value : []));
  const segments = runs.map(
    (run): Segment => ({
      kind: run.added ? 'inserted' : run.removed ? 'deleted' : 'same',
      text: joined(run.value),
    }),
  );
  return { segments, deleted, inserted };
}

const added = (after: TextBlock): BlockChange => ({
  kind: 'added',
  after,
  segments: [{ kind: 'inserted', text: after.text }],
  deleted: [],
  inserted: after.tokens,
});

const removed = (before: TextBlock): BlockChange => ({
  kind: 'removed',
  before,
  segments: [{ kind: 'deleted', text: before.text }],
  deleted: before.tokens,
  inserted: [],
});

function changesOfStretch(before: readonly TextBlock[], after: readonly TextBlock[]) {
  const found = pairs(before, after);
  const changed = found.flatMap(([from, to]): [number, BlockChange][] => {
    const [a, b] = [before[from], after[to]];
    if (!a || !b) return [];
    return [[to, { kind: 'changed', before: a, after: b, ...diffTokens(a.tokens, b.tokens) }]];
  });
  const isPaired = {
    before: new Set(found.map(([a]) => a)),
    after: new Set(found.map(([, b]) => b)),
  };
  const gone = before.filter((_, index) => !isPaired.before.has(index)).map(removed);
  const more = after.flatMap((block, index): [number, BlockChange][] =>
    isPaired.after.has(index) ? [] : [[index, added(block)]],
  );
  const here = [...changed, ...more].sort(([a], [b]) => a - b).map(([, change]) => change);
  return [...gone, ...here];
}

/** Names a text that went from one place and came to another once, instead of as one that went and one that came. */
function withMoves(changes: readonly BlockChange[]): BlockChange[] {
  const gone = changes.filter(({ kind }) => kind === 'removed');
  const result: BlockChange[] = [];
  const moved = new Set<BlockChange>();
  for (const change of changes) {
    const origin =
      change.kind === 'added' &&
      gone.find((one) => !moved.has(one) && one.before?.text === change.after?.text);
    if (!origin) {
      result.push(change);
      continue;
    }
    moved.add(origin);
    result.push({
      ...change,
      kind: 'moved',
      before: origin.before,
      segments: [{ kind: 'same', text: change.after?.text ?? '' }],
      deleted: origin.deleted,
    });
  }
  return result.filter((change) => !moved.has(change));
}

/**
 * Compares the text of two pages, block by block and word by word.
 * @returns What differs, in the order of the page after; none where both read the same.
 */
export function diffBlocks(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): BlockChange[] {
  const changes: BlockChange[] = [];
  let gone: TextBlock[] = [];
  let come: TextBlock[] = [];
  const close = () => {
    changes.push(...changesOfStretch(gone, come));
    [gone, come] = [[], []];
  };
  for (const run of runsOf(before, after, ({ text }) => text)) {
    if (run.removed) gone.push(...run.value);
    else if (run.added) come.push(...run.value);
    else close();
  }
  close();
  return withMoves(changes);
}

/**
 * Compares two short texts, such as titles.
 * @returns Both in one.
 */
export function diffTexts(before: string, after: string): readonly Segment[] {
  const tokens = (text: string) =>
    (text.match(/\s*(?:[\p{L}\p{M}\p{N}]+(?:[.,'’:/@-][\p{L}\p{M}\p{N}]+)*|[^\s])/gu) ?? []).map(
      (part) => ({ text: part.trim(), isSpaced: /^\s/.test(part) }),
    );
  return diffTokens(tokens(before), tokens(after)).segments;
}
