import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeated, wordsOf } from './similarity';

const words = (text: string) => text.split(' ');

it.each([
  ['a b c d e f g h', 'a b c d e f g h', 1],
  ['a b c d e f g h', 'a b c d e x g h', 0.875],
  ['a b c d e f g h', 'a b c d e f g h i j', 0.889],
  ['a b c d e f g h', 'e f g h a b c d', undefined],
  ['a b c d e f g h', 'i j k l m n o p', undefined],
])('the share of words that %j and %j have in the same order is %d', (a, b, share) => {
  for (const texts of [
    [words(a), words(b)],
    [words(b), words(a)],
  ]) {
    const [found] = findRepeated(texts, 0.8);
    expect(found?.share.toFixed(3)).toBe(share?.toFixed(3));
  }
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
});
