import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines';
import { textWidth } from './open-sans';
import { drawableText, mostTitleLines, titleColumn, titleStyle } from './social-picture';

/** Fits where every letter is as wide as any other. */
const inColumns = (columns: number) => (text: string) => text.length <= columns;

const bare = (text: string) => text.replace(/\s/g, '');

describe('lines of a text', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['cost–benefit view', 9, ['cost–', 'benefit', 'view']],
    ['multi-cloud plan', 8, ['multi-', 'cloud', 'plan']],
    ['RTO 5-10 min', 6, ['RTO', '5-10', 'min']],
    ['and/or', 5, ['and/', 'or']],
    ['plan z\u00a0DORA', 7, ['plan', 'z\u00a0DORA']],
    ['odpowiedzialność\u00a0tyle', 16, ['odpowiedzialność', 'tyle']],
    ['a bcdefghij', 4, ['a', 'bcde', 'fghi', 'j']],
    ['cafe\u0301s', 4, ['caf', 'e\u0301s']],
    ['one  two', 3, ['one', 'two']],
    ['', 5, []],
    ['  ', 5, []],
  ])('%j in %i columns', (text, columns, lines) => {
    expect(breakLines(text, inColumns(columns), 4)).toEqual(lines);
  });

  it.each([
    ['aa bb cc dd ee', 2, ['aa', 'bb', 'cc', 'd…']],
    ['aa bb cc dd ee', 5, ['aa bb', 'cc dd', 'ee']],
    ['aaa bbb ccc ddd eee fff', 5, ['aaa', 'bbb', 'ccc', 'ddd…']],
  ])('%j in %i columns and at most four lines', (text, columns, lines) => {
    expect(breakLines(text, inColumns(columns), 4)).toEqual(lines);
  });

  it('cuts a single line, too', () => {
    expect(breakLines('Services and more', inColumns(9), 1)).toEqual(['Services…']);
  });
});

/** Words as titles have them, and such as they should not have. */
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('chmura', 'w', 'DORA:', 'NIS2', '–', 'kosztów', 'and/or'),
  },
  { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-ząćęłńóśźżĄĆĘŁŃÓŚŹŻ0-9„”.,!?-]{1,24}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[WMŁ@a-z]{40,120}$/) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
const titles = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '\u00a0', '  ', '\n')), { maxLength: 40 })
  .map((words) => drawableText(words.flat().join('')));

describe('lines of a title', () => {
  it('are four at most, none wider than the column, and lose no word before the ellipsis', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const style = titleStyle(title);
        const fits = (text: string) => textWidth(text, style) <= titleColumn;
        const lines = breakLines(title, fits, mostTitleLines);
        expect(lines.length).toBeLessThanOrEqual(mostTitleLines);
        for (const line of lines) {
          expect(fits(line)).toBe(true);
          expect(line).toBe(line.trim());
          expect(line).not.toBe('');
        }
        const whole = bare(lines.join(''));
        if (whole === bare(title)) return;
        expect(lines).toHaveLength(mostTitleLines);
        expect(whole.endsWith('…')).toBe(true);
        expect(bare(title).startsWith(whole.slice(0, -1))).toBe(true);
        expect(breakLines(title, fits, 1000).length).toBeGreaterThan(mostTitleLines);
      }),
      { numRuns: 100 },
    );
  });
});
