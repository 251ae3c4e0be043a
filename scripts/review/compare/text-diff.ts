import { diffArrays } from 'diff';
import { type TextBlock, type Token, tokenPattern } from './read-page';

/** A stretch of a text that is in both sides, or in one of them. */
export type Segment = { kind: 'same' | 'deleted' | 'inserted'; text: string };

/** Blocks of text that are not the same on both sides: one that was edited, or neighbours that came and went. */
export type BlockChange = {
  before: readonly TextBlock[];
  after: readonly TextBlock[];
  /** Whether it is one text that was edited. */
  isEdit: boolean;
  segments: readonly Segment[];
  /** Words that are in one side only. */
  deleted: readonly Token[];
  inserted: readonly Token[];
  /** Place of the first block among those before. */
  at: number;
};

type Word = Pick<Token, 'text' | 'isSpaced'>;

/** Compares the words of two texts. */
function diffTokens<T extends Word>(before: readonly T[], after: readonly T[]) {
  const runs = diffArrays([...before], [...after], {
    comparator: (a, b) => a.text === b.text && a.isSpaced === b.isSpaced,
  });
  return {
    deleted: runs.flatMap(({ removed, value }) => (removed ? value : [])),
    inserted: runs.flatMap(({ added, value }) => (added ? value : [])),
    segments: runs.map(
      ({ added, removed, value }): Segment => ({
        kind: added ? 'inserted' : removed ? 'deleted' : 'same',
        text: value.map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text)).join(''),
      }),
    ),
  };
}

/** Compares two short texts, such as titles. */
export function diffTexts(before: string, after: string): readonly Segment[] {
  const words = (text: string) =>
    [...text.matchAll(tokenPattern)].map((match) => ({
      text: match[0],
      isSpaced: /\s/.test(text.charAt(match.index - 1)),
    }));
  return diffTokens(words(before), words(after)).segments;
}

/** The share of words that two blocks have in common, in any order (Sørensen–Dice). */
function likeness(a: TextBlock, b: TextBlock): number {
  const rest = b.tokens.map(({ text }) => text);
  const shared = a.tokens.filter(({ text }) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.tokens.length + b.tokens.length);
}

/** Blocks less alike than this are two texts and not one that was edited. */
const leastLikeness = 0.35;

/** In longer stretches a block is compared with those near its own place only. */
const window = 12;

/** Pairs the blocks of a stretch in which nothing is the same: those that are most alike, in order. */
function pairsOf(before: readonly TextBlock[], after: readonly TextBlock[]): [number, number][] {
  const isOnePair = before.length === 1 && after.length === 1 && before[0]?.tag === after[0]?.tag;
  if (isOnePair) return [[0, 0]];
  const pairs: [number, number][] = [];
  let next = 0;
  for (const [index, block] of before.entries()) {
    const near = after.slice(next, next + window).map((other) => likeness(block, other));
    const most = Math.max(...near, 0);
    if (most < leastLikeness) continue;
    const pair = next + near.indexOf(most);
    pairs.push([index, pair]);
    next = pair + 1;
  }
  return pairs;
}

const edit = (before: TextBlock, after: TextBlock, at: number): BlockChange => ({
  before: [before],
  after: [after],
  isEdit: true,
  at,
  ...diffTokens(before.tokens, after.tokens),
});

const replacement = (
  before: readonly TextBlock[],
  after: readonly TextBlock[],
  at: number,
): BlockChange => ({
  before,
  after,
  isEdit: false,
  at,
  segments: [
    ...before.map(({ text }): Segment => ({ kind: 'deleted', text: `${text}\n` })),
    ...after.map(({ text }): Segment => ({ kind: 'inserted', text: `${text}\n` })),
  ],
  deleted: before.flatMap(({ tokens }) => tokens),
  inserted: after.flatMap(({ tokens }) => tokens),
});

/** Changes of a stretch in which nothing is the same: edits, and between them what came and went. */
function changesOfStretch(before: readonly TextBlock[], after: readonly TextBlock[], at: number) {
  const changes: BlockChange[] = [];
  let [a, b] = [0, 0];
  for (const [from, to] of [...pairsOf(before, after), [before.length, after.length] as const]) {
    const [gone, come] = [before.slice(a, from), after.slice(b, to)];
    if (gone.length + come.length > 0) changes.push(replacement(gone, come, at + a));
    const [old, now] = [before[from], after[to]];
    if (old && now) changes.push(edit(old, now, at + from));
    [a, b] = [from + 1, to + 1];
  }
  return changes;
}

/**
 * Compares the text of two pages, block by block and word by word.
 * @returns What differs, in the order of the page; none where both read the same.
 */
export function diffBlocks(before: readonly TextBlock[], after: readonly TextBlock[]) {
  const changes: BlockChange[] = [];
  let gone: TextBlock[] = [];
  let come: TextBlock[] = [];
  let at = 0;
  const close = () => {
    changes.push(...changesOfStretch(gone, come, at - gone.length));
    [gone, come] = [[], []];
  };
  const runs = diffArrays([...before], [...after], {
    comparator: (a, b) => a.text === b.text && a.region === b.region,
  });
  for (const { added, removed, value } of runs) {
    if (added) come.push(...value);
    else if (removed) gone.push(...value);
    else close();
    if (!added) at += value.length;
  }
  // What went and what came at the end of the page.
  close();
  return changes;
}
