import { diffArrays } from 'diff';
import { isHeading, type TextBlock, type Token, tokenPattern } from './read-page';

/** A piece of a text that is in both sides, or in one of them. */
export type Segment = { kind: 'same' | 'deleted' | 'inserted'; text: string };

/** Blocks of text that are not the same on both sides: one that was edited, or neighbours that came and went. */
export type BlockChange = {
  before: readonly TextBlock[];
  after: readonly TextBlock[];
  segments: readonly Segment[];
  /** Words that are in one side only. */
  deleted: readonly Token[];
  inserted: readonly Token[];
};

/** Compares the words of two texts. */
function diffTokens(before: readonly Token[], after: readonly Token[]) {
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
    [...text.matchAll(tokenPattern)].map((match, index) => ({
      text: match[0],
      isSpaced: /\s/.test(text.charAt(match.index - 1)),
      index,
    }));
  return diffTokens(words(before), words(after)).segments;
}

/** Ends a block in a text of several; it stands nowhere in the page. */
const lineBreak: Token = { text: '\n', isSpaced: false, index: -1 };

const tokensOf = (blocks: readonly TextBlock[]) =>
  blocks.flatMap(({ tokens }, index) => (index > 0 ? [lineBreak, ...tokens] : tokens));

const changeOf = (before: readonly TextBlock[], after: readonly TextBlock[]): BlockChange => ({
  before,
  after,
  ...diffTokens(tokensOf(before), tokensOf(after)),
});

/** Changes of a part in which no block is the same: as many blocks as before were edited one by one. */
function changesOfStretch(before: readonly TextBlock[], after: readonly TextBlock[]) {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length !== after.length) return [changeOf(before, after)];
  return before.map((block, index) => changeOf([block], after.slice(index, index + 1)));
}

/**
 * Compares the text of two pages, block by block and word by word.
 * @returns What differs, in the order of the page; none where both read the same.
 */
export function diffBlocks(before: readonly TextBlock[], after: readonly TextBlock[]) {
  const changes: BlockChange[] = [];
  let gone: TextBlock[] = [];
  let come: TextBlock[] = [];
  const close = () => {
    changes.push(...changesOfStretch(gone, come));
    [gone, come] = [[], []];
  };
  const runs = diffArrays([...before], [...after], {
    comparator: (a, b) =>
      a.text === b.text && a.region === b.region && isHeading(a) === isHeading(b),
  });
  for (const { added, removed, value } of runs) {
    if (added) come.push(...value);
    else if (removed) gone.push(...value);
    else close();
  }
  // What went and what came at the end of the page.
  close();
  return changes;
}
