import type { DocumentExtract } from '@/lib/check/extract/document';
import { hiddenCharacters, hiddenInValue, hiddenReferences } from '@/lib/check/hidden-characters';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';

/** Where a document holds characters that nobody sees, however they are written. */
function hiddenIn({ source, frontmatter, texts, tags, pictures }: DocumentExtract): Finding[] {
  const { text } = source;
  return [
    ...hiddenCharacters(text),
    ...texts.flatMap(({ value, offset }) => hiddenReferences(value, offset)),
    ...hiddenInValue(frontmatter.data, text, frontmatter.offsetOf),
    ...tags.flatMap(({ props, places, offset }) =>
      hiddenInValue(props, text, ([name = '']) => places[name] ?? offset),
    ),
    ...pictures.flatMap(({ alt, offset }) => hiddenInValue(alt, text, () => offset)),
  ];
}

/** Rules about characters. */
export const hiddenCharacter: DocumentRule = {
  name: 'hidden-character',
  severity: 'error',
  summary:
    'A page holds no character that nobody sees: no control character, none that turns the direction of writing, none without width.',
  remedy:
    'Let `npm run check -- --fix` take it out; it came with a copied text. Soft hyphens and no-break spaces may stay.',
  checkDocument: hiddenIn,
};
