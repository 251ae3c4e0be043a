import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Excerpt, wholeExcerpt, withoutSearchWords } from './excerpt';

/** An excerpt of a text from one place to another, with what is in brackets marked. */
const excerptOf = (text: string): Excerpt =>
  text.split(/[[\]]/).map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }));

const shown = (excerpt: string, content: string) =>
  wholeExcerpt(excerptOf(excerpt), content)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

const content =
  'Golden copy. A backup nobody can delete is kept apart from production. It is tested every month, and the report goes to the auditor. Ask us.';

describe('an excerpt', () => {
  it.each([
    // As it is where it begins and ends with sentences.
    ['It is [tested] every month, and the report goes to the auditor.', undefined],
    ['Golden copy. A [backup] nobody can delete is kept apart from production.', undefined],
    // Cut in the middle of sentences.
    ['nobody can [delete] is kept', '… nobody can [delete] is kept …'],
    ['[backup] nobody can delete', '… [backup] nobody can delete …'],
    ['A backup nobody can [delete]', 'A backup nobody can [delete] …'],
    // A sentence begins or ends nearby.
    ['from production. It is [tested] every', 'It is [tested] every …'],
    ['is [kept] apart from production. It is tested', '… is [kept] apart from production.'],
    // To the very end.
    ['goes to the [auditor]. Ask us.', '… goes to the [auditor]. Ask us.'],
  ])('%j', (excerpt, expected = excerpt) => {
    expect(shown(excerpt, content)).toBe(expected);
  });

  it('tells that an item goes on from another, which begins with a small letter', () => {
    expect(shown('an [evening]. Done.', 'Restoring takes. an evening. Done.')).toBe(
      '… an [evening]. Done.',
    );
  });

  it('takes no sign along that belongs to what is left out', () => {
    expect(shown(', and the [report] goes to the auditor, who', '')).toBe(
      '… and the [report] goes to the auditor, who …',
    );
  });

  it('keeps what was found, and tells where the text goes on, wherever it was cut', () => {
    const words = content.split(' ');
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.nat(12), fc.nat(12), (from, length, match) => {
        const cut = words.slice(from, from + length + 1);
        const at = match % cut.length;
        const marked = cut.map((word, index) => (index === at ? `[${word}]` : word)).join(' ');
        const text = shown(marked, content);
        expect(text).toContain(`[${cut[at]}]`);
        expect(text).toMatch(/^(…|\[?\p{Lu})/u);
        expect(text).toMatch(/[.…]\]?$/u);
        const kept = text.replaceAll(/[[\]…]/g, '').trim();
        expect(content).toContain(kept);
      }),
    );
  });
});

describe('words by which a page can be searched', () => {
  const words = 'price · cost · jobs';
  const page = `${words}. Careers. We look for people who read contracts.`;
  it.each([
    ['price · [cost] · jobs. Careers.', 'Careers. We look for people who read contracts.'],
    ['[jobs]. Careers. We look', 'Careers. We look for people who read contracts.'],
    ['We [look] for people', 'We [look] for people'],
  ])('are not shown: %s', (excerpt, expected) => {
    const own = withoutSearchWords(excerptOf(excerpt), page, words);
    const text = own.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');
    expect(text).toBe(expected);
  });
});
