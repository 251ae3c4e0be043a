import { expect, it } from 'vitest';
import { showDifference } from './translation-drift';
import { readBlock, recordedBlock } from './translation-record';

it.each([
  ['a b c', 'a x c', '“a b c” is now “a x c”'],
  [
    'one two three four five six seven eight',
    'one two three four FIVE six seven eight',
    '“… two three four five six seven eight” is now “… two three four FIVE six seven eight”',
  ],
  ['a b', 'a b c', '“a b” is now “a b c”'],
])('shows what differs between “%s” and “%s”', (before, now, expected) => {
  expect(showDifference(before, now)).toBe(expected);
});

it('says so when a long text changed behind the part that is kept', () => {
  const text = 'many words '.repeat(40);
  const { text: kept } = readBlock(recordedBlock({ text: `${text}before` }));
  expect(showDifference(kept, `${text}after`)).toMatch(/^its end changed, now “.*after”$/);
});
