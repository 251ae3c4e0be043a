import type { DocumentDigest, SiteFacts } from '@/lib/check/facts/site-facts';
import type { SiteRule } from '@/lib/check/rule';
import { readSource } from '@/lib/check/source';
import { type Locale, locales } from '@/lib/i18n/locales';
import { sharedSamples, wordsOf } from './paragraph-sketch';

/** Texts that repeat an earlier one, by their position in the list. */
type Repeated = { at: number; first: number };

/** A text that repeats another shares far more samples with it than with any third: the likeliest few are enough. */
const mostCandidates = 4;

/** A pair of words that begins more samples than this is a phrase of the language and no sign of similarity. */
const mostWithPair = 32;

const none: readonly number[] = [];

/** A sample of one order is another key than the same number of another order. */
const keyOf = (sample: number, order: number) => sample * 16 + order;

/** Finds texts among those given to it that share enough samples with another. */
function createIndex(size: number) {
  const buckets = new Map<number, number[]>();
  const counts = new Uint8Array(size);
  return {
    /** Texts that may be like one with these samples, the likeliest first. */
    likely: (sketch: readonly number[]): number[] => {
      const touched: number[] = [];
      for (let order = 0; order < sketch.length; order += 1)
        for (const other of buckets.get(keyOf(sketch[order] ?? 0, order)) ?? none) {
          const count = counts[other] ?? 0;
          if (count === 0) touched.push(other);
          counts[other] = count + 1;
        }
      const found: { other: number; count: number }[] = [];
      for (const other of touched) {
        const count = counts[other] ?? 0;
        counts[other] = 0;
        if (count >= sharedSamples) found.push({ other, count });
      }
      found.sort((a, b) => b.count - a.count);
      return found.slice(0, mostCandidates).map(({ other }) => other);
    },
    add: (sketch: readonly number[], at: number): void => {
      for (const [order, sample] of sketch.entries()) {
        const key = keyOf(sample, order);
        const known = buckets.get(key);
        if (known && known.length < mostWithPair) known.push(at);
        else if (!known) buckets.set(key, [at]);
      }
    },
  };
}

/**
 * Finds texts that repeat an earlier one. A text that repeats another is not compared with later ones, so that a
 * text that stands on a thousand pages costs a thousand comparisons and not a million.
 * @param sketches One for each text.
 * @param areAlike Compares two texts for good; asked only for those that may be alike.
 */
export function findRepeated(
  sketches: readonly (readonly number[])[],
  areAlike: (at: number, first: number) => boolean,
): Repeated[] {
  const index = createIndex(sketches.length);
  return sketches.flatMap((sketch, at) => {
    const first = index.likely(sketch).find((other) => areAlike(at, other));
    if (first !== undefined) return [{ at, first }];
    index.add(sketch, at);
    return [];
  });
}

/**
 * How alike two texts are: the share of their words that stand in both in the same order (twice the longest common
 * subsequence, divided by the words of both).
 * @returns 0 for nothing in common, 1 for the same words.
 */
export function sharedWords(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  let before = new Uint16Array(b.length + 1);
  for (const word of a) {
    const row = new Uint16Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] =
        b[at - 1] === word
          ? (before[at - 1] ?? 0) + 1
          : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return (2 * (before[b.length] ?? 0)) / (a.length + b.length);
}

/** Texts that are more alike than this are one text twice. */
const limit = 0.8;

type Paragraph = { file: string; fact: DocumentDigest['paragraphs'][number] };

/** The words of paragraphs, each read when it is first needed. */
function wordReader(directory: string) {
  const sources = new Map<string, string>();
  const words = new Map<Paragraph, string[]>();
  return (paragraph: Paragraph) => {
    const known = words.get(paragraph);
    if (known) return known;
    const { file, fact } = paragraph;
    const text = sources.get(file) ?? readSource(directory, file).text;
    sources.set(file, text);
    const own = wordsOf(text.slice(fact.offset, fact.end));
    words.set(paragraph, own);
    return own;
  };
}

/** Repeated paragraphs of a language, one for each document: the first, and how many more there are. */
function repeated({ directory, documents }: SiteFacts, locale: Locale) {
  const wordsAt = wordReader(directory);
  const paragraphs: Paragraph[] = documents
    .filter((document) => document.locale === locale)
    .flatMap(({ file, paragraphs: own }) => own.map((fact) => ({ file, fact })));
  const at = (index: number) => paragraphs[index] as Paragraph;
  const alike = new Map<Paragraph, number>();
  const found = findRepeated(
    paragraphs.map(({ fact }) => fact.sketch),
    (index, first) => {
      const share = sharedWords(wordsAt(at(index)), wordsAt(at(first)));
      alike.set(at(index), share);
      return share > limit;
    },
  );
  const counts = new Map<string, number>();
  for (const one of found) counts.set(at(one.at).file, (counts.get(at(one.at).file) ?? 0) + 1);
  return found.flatMap((one, index) => {
    const { file, fact } = at(one.at);
    if (index > 0 && at(found[index - 1]?.at ?? 0).file === file) return [];
    const first = at(one.first);
    const share = Math.round((alike.get(at(one.at)) ?? 1) * 100);
    const others = (counts.get(file) ?? 1) - 1;
    const more = others > 0 ? `; so are ${others} more of this file` : '';
    const message = `the paragraph is ${share}% like the one at ${first.file}:${first.fact.line}:${first.fact.column}: expected a text that only this page has${more}`;
    return [{ file, line: fact.line, column: fact.column, message }];
  });
}

/** Rules about texts that stand on more than one page. */
export const repeatedParagraph: SiteRule = {
  name: 'repeated-paragraph',
  severity: 'warning',
  summary: 'No paragraph stands on two pages of a language, or twice on one.',
  remedy:
    'Say here what only this page has to say, or link to the page that says it; more than 80% of the words in the same order count as repeated.',
  checkSite: (site) => locales.flatMap((locale) => repeated(site, locale)),
};
