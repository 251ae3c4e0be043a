import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAreas, readAnswers, scoreAreas, withAnswers } from './answers';

describe('answers in the address', () => {
  it.each([
    ['?answers=21-0', [2, 1, undefined, 0]],
    ['?utm_source=x&answers=----', [undefined, undefined, undefined, undefined]],
    ['?answers=21-', undefined],
    ['?answers=21-01', undefined],
    ['?answers=3--0', undefined],
    ['?answers=<b>0', undefined],
    ['?answer=2100', undefined],
    ['', undefined],
  ])('%j reads %j', (search, answers) => {
    expect(readAnswers(search, 4)).toEqual(answers);
  });

  it('leave everything else in the address as it is, and go when none is left', () => {
    const href = 'https://site.example/compass?utm_source=x&option=2#identity';
    const written = withAnswers(href, [2, undefined, 0]);
    expect(written).toBe('https://site.example/compass?utm_source=x&option=2&answers=2-0#identity');
    expect(withAnswers(written, [undefined, undefined, undefined])).toBe(href);
  });

  it('come back as they were written', () => {
    const answer = fc.constantFrom(0, 1, 2, undefined);
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 25 }), (answers) => {
        const { search } = new URL(withAnswers('https://site.example/?a=1', answers));
        const isEmpty = answers.every((one) => one === undefined);
        expect(readAnswers(search, answers.length)).toEqual(isEmpty ? undefined : answers);
      }),
    );
  });

  it('never throw, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readAnswers(`?answers=${text}`, 4);
        expect(read === undefined || read.length === 4).toBe(true);
      }),
    );
  });
});

describe('the score', () => {
  it('is counted by area, open questions left out', () => {
    expect(scoreAreas([2, 1, undefined, 0, 2], [2, 3])).toEqual([
      { answered: 2, points: 3, most: 4 },
      { answered: 2, points: 2, most: 6 },
    ]);
  });

  it('puts the weakest area first, of equals the one that goes before, and leaves full ones out', () => {
    const score = (points: number) => ({ answered: 3, points, most: 6 });
    expect(nextAreas([score(3), score(1), score(3), score(6)], [2, 4, 1, 3])).toEqual([1, 2, 0]);
  });
});
