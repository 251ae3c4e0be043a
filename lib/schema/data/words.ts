import { z } from 'zod';
import { inEachLanguage } from '@/lib/schema/formats';

/** A word as texts write it; `*` at its end stands for any ending. */
const ownWord = () =>
  z.string().regex(/^\p{L}[\p{L}\p{M}’'-]*\*?$/u, {
    error: 'expected one word, which may end in * for any ending, such as "Kubernetes*"',
  });

/** One of them, for readers that leave out what is wrong. */
export const wordSchema = ownWord();

const ownWords = () => z.array(ownWord()).default([]);

/** `content/data/words.yaml`: words that are right and that no dictionary has. */
export const wordsSchema = z.strictObject({
  all: ownWords().describe('Names and terms that are written alike in every language.'),
  ...inEachLanguage(ownWords).shape,
});
