import { expect, it } from 'vitest';
import { expectProblem, page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';

const header = '| A | B |\n| --- | --- |\n';

it.each([
  ['too few cells', '▸| 1 |', 'expected 2 cells as in the table’s header, found 1'],
  ['cells that would not be shown', '▸| 1 | 2 | 3 |', 'found 3'],
])('tells a row with %s', (_name, row, words) => {
  expectProblem(page(`${header}| 1 | 2 |\n${row}\n`), 'table-row', words);
});

it.each([
  ['an empty cell', '| 1 | |'],
  ['borders in code and behind backslashes', '| `a|b`\\|c | 2 |'],
  ['no borders at its ends', '1 | 2'],
])('accepts a row with %s', (_name, row) => {
  expect(messagesOf('table-row', page(`${header}${row}\n`))).toEqual([]);
});
