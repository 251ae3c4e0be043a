import { sketchOf, wordsOf } from '@/lib/check/rules/prose/paragraph-sketch';
import { textsIn } from '../texts-in';
import type { DocumentFacts, TagFact } from './document-facts';

/** Words below which a text may stand on several pages: a button, a call, a name. */
const leastWords = 14;

/** A paragraph as other documents need to know it: where it stands, and samples of its words. */
export type ParagraphFact = { offset: number; end: number; sketch: number[] };

/** Texts in the properties of a tag, as far as the source has them as they read. */
const propStretches = ({ props, places }: TagFact, source: string) =>
  Object.entries(props).flatMap(([name, value]) => {
    const place = places[name];
    if (place === undefined) return [];
    return textsIn(value).flatMap(({ text }) => {
      const offset = text.length > 2 * leastWords ? source.indexOf(text, place) : -1;
      return offset < 0 ? [] : [{ offset, end: offset + text.length }];
    });
  });

/** Paragraphs of a document, and texts in the properties of its blocks, that are long enough to be compared. */
export function paragraphFacts({ paragraphs, tags, source }: DocumentFacts): ParagraphFact[] {
  const stretches = [...paragraphs, ...tags.flatMap((tag) => propStretches(tag, source.text))];
  stretches.sort((a, b) => a.offset - b.offset);
  return stretches.flatMap(({ offset, end }) => {
    const words = wordsOf(source.text.slice(offset, end));
    return words.length < leastWords ? [] : [{ offset, end, sketch: sketchOf(words) }];
  });
}
