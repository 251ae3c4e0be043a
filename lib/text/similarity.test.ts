import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeated, sharedWords, wordsOf } from './similarity';

const words = (text: string) => text.split(' ');

describe('the share of words', () => {
  it.each([
    ['a b c d', 'a b c d', 1],
    ['a b c d', 'a b x d', 0.75],
    ['a b c d', 'd c b a', 0.25],
    ['a b', 'c d', 0],
    ['a b c', 'a b c d e', 0.75],
  ])('of %j and %j is %d', (a, b, share) => {
    expect(sharedWords(words(a), words(b))).toBeCloseTo(share);
    expect(sharedWords(words(b), words(a))).toBeCloseTo(share);
  });
});

it('takes words without marks, tags and addresses', () => {
  const source = 'A **Bold** [link](/services/finops), <Hero lead="x" /> żółć!';
  expect(wordsOf(source)).toEqual(['a', 'bold', 'link', 'żółć']);
});

describe('findRepeated', () => {
  const find = (texts: readonly string[][]) =>
    findRepeated(texts, 0.8).map(({ at, first }) => ({ at, first }));

  it('finds a text that is there with a few words changed, whatever is between', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 30, maxLength: 60 }),
        fc.array(fc.array(word, { minLength: 14, maxLength: 30 }), { maxLength: 20 }),
        fc.nat(29),
        (text, others, place) => {
          const changed = text.map((one, index) => (index === place ? '0' : one));
          const found = find([text, ...others, changed]);
          expect(found).toContainEqual({ at: others.length + 1, first: 0 });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('tells each repetition once, of the first text', () => {
    const text = words('one text that is long enough to be compared with others of its kind');
    expect(find([text, text, text])).toEqual([
      { at: 1, first: 0 },
      { at: 2, first: 0 },
    ]);
  });

  it('leaves texts alone that share a phrase', () => {
    const a = words('reaching a decision takes a conversation of about an hour and three invoices');
    const b = words('reaching a decision takes a workshop with engineers who know the old system');
    expect(find([a, b])).toEqual([]);
  });
});
