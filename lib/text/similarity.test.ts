import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVocabulary, findRepeated, hashOfWords, sketchOf, wordsOf } from './similarity';

const words = (text: string) => text.split(' ');

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const vocabulary = createVocabulary();
  const numbersOf = (words: readonly string[]) => vocabulary.numbersOf(wordsOf(words.join(' ')));
  return vocabulary.sharedWords(numbersOf(a), numbersOf(b));
}

/** The longest common subsequence by the definition. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const rows = [new Array<number>(b.length + 1).fill(0)];
  for (const word of a) {
    const above = rows.at(-1) ?? [];
    const row = [0];
    for (const [at, other] of b.entries())
      row.push(word === other ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0));
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

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

  it('is that of the longest common subsequence, however long the texts are', () => {
    const text = fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(sharedWords(a, b)).toBeCloseTo((2 * longestCommon(a, b)) / (a.length + b.length));
      }),
      { numRuns: 200 },
    );
  });

  it('does not depend on what was compared before', () => {
    const texts = ['a b c d', 'd e f g h i', 'a x c y', 'b'].map(words);
    const vocabulary = createVocabulary();
    const numbers = texts.map((text) => vocabulary.numbersOf(wordsOf(text.join(' '))));
    for (const [first, a] of numbers.entries())
      for (const [second, b] of numbers.entries())
        expect(vocabulary.sharedWords(a, b)).toBe(
          sharedWords(texts[first] ?? [], texts[second] ?? []),
        );
  });
});

it('knows words in their order by a number', () => {
  const of = (text: string) => hashOfWords(wordsOf(text));
  expect(of('One two, three.')).toBe(of('one **two** three'));
  const texts = [
    'one two three',
    'three two one',
    'one two',
    'one two three three',
    'onetwo three',
  ];
  expect(new Set(texts.map(of)).size).toBe(texts.length);
  const all = new Set(Array.from({ length: 50_000 }, (_, at) => of(`a text of words ${at}`)));
  expect(all.size).toBe(50_000);
  expect([...all].every(Number.isSafeInteger)).toBe(true);
});

it('takes words without marks, tags and addresses', () => {
  expect(wordsOf('A **Bold** [link](/services/finops), <Hero lead="x" /> żółć!')).toEqual(
    wordsOf('a bold link żółć'),
  );
  expect(wordsOf('a bold link żółć')).toHaveLength(4);
});

describe('findRepeated', () => {
  const find = (texts: readonly string[][]) =>
    findRepeated(
      Uint32Array.from(texts.flatMap((text) => [...sketchOf(wordsOf(text.join(' ')))])),
      (at, first) => sharedWords(texts[at] ?? [], texts[first] ?? []) > 0.8,
    );

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
