import type { FoundTag } from '@/lib/check/extract/document';
import { type CheckedSite, type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { readSource } from '@/lib/content/source';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** The words of a text as it is in the source, in lower case, without marks. */
export const wordsOf = (source: string): string[] =>
  source
    .replace(noWords, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many samples a sketch has. */
const sketchLength = 12;

/**
 * How many of them two texts share that may be alike. Of texts with half of their pairs of words in common, one in fifty
 * misses it; those that are more alike hardly ever do.
 */
const sharedSamples = 3;

/** A hash of a pair of words (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One of several orders of all hashes, by the finalizer of MurmurHash3. */
function shuffled(hash: number, order: number): number {
  let mixed = hash ^ Math.imul(order + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A few samples of a text by which texts that are alike are found without comparing all with all (MinHash): in each
 * of several orders the first of its pairs of neighbouring words.
 * @param words At least two.
 */
export function sketchOf(words: readonly string[]): number[] {
  const least = new Array<number>(sketchLength).fill(0xffffffff);
  for (let at = 1; at < words.length; at += 1) {
    const hash = hashOf(`${words[at - 1]} ${words[at]}`);
    for (let order = 0; order < sketchLength; order += 1) {
      const place = shuffled(hash, order);
      if (place < (least[order] ?? 0)) least[order] = place;
    }
  }
  return least;
}

/** Words below which a text may be on several pages: a button, a call, a name. */
const leastWords = 14;

/** A paragraph as other documents need to know it: where it is, and samples of its words. */
type Paragraph = Placed<{ offset: number; end: number; sketch: number[] }>;

/** Texts in the properties of a tag, as far as the source has them as they read. */
const propStretches = ({ props, places }: FoundTag, source: string) =>
  Object.entries(props).flatMap(([name, value]) => {
    const place = places[name];
    if (place === undefined) return [];
    return textsIn(value).flatMap(({ text }) => {
      const offset = text.length > 2 * leastWords ? source.indexOf(text, place) : -1;
      return offset < 0 ? [] : [{ offset, end: offset + text.length }];
    });
  });

/** Paragraphs of a document, and texts in the properties of its blocks, that are long enough to be compared. */
const paragraphs: Extract<Paragraph[]> = {
  name: 'repeated-paragraph',
  from: ({ paragraphs: own, tags, source }) => {
    const stretches = [...own, ...tags.flatMap((tag) => propStretches(tag, source.text))];
    stretches.sort((a, b) => a.offset - b.offset);
    return stretches.flatMap(({ offset, end }) => {
      const words = wordsOf(source.text.slice(offset, end));
      if (words.length < leastWords) return [];
      return [{ offset, end, sketch: sketchOf(words), ...source.at(offset) }];
    });
  },
};

/** Texts that repeat an earlier one, by their position in the list. */
type Repeated = { at: number; first: number };

/** A text that repeats another shares far more samples with it than with any third: the likeliest few are enough. */
const mostCandidates = 4;

/** A pair of words that begins more samples than this is a phrase of the language and no sign of similarity. */
const mostWithPair = 32;

/** The texts of one order, those with the same sample next to each other in an array of numbers. */
function groupsOf(sketches: readonly (readonly number[])[], order: number) {
  const { length } = sketches;
  // Sorted by sample, then by position: both fit into the 53 bits of a whole number.
  const keys = Float64Array.from(sketches, (sketch, text) => (sketch[order] ?? 0) * length + text);
  keys.sort();
  /** Where the group of a text begins in `members`. */
  const begins = new Uint32Array(length);
  let begin = 0;
  for (let at = 0; at < length; at += 1) {
    const [key, before] = [keys[at] ?? 0, keys[begin] ?? 0];
    if (Math.floor(key / length) !== Math.floor(before / length)) begin = at;
    begins[key % length] = begin;
  }
  return {
    begins,
    /** Texts that were added, group by group. */
    members: new Uint32Array(length),
    /** How many of a group were added, at its beginning. */
    sizes: new Uint8Array(length),
  };
}

/**
 * Finds texts among those added to it that share enough samples with another. Thousands of texts have a dozen samples
 * each: they are kept in arrays of numbers, which cost no memory of their own for each sample.
 */
function createIndex(sketches: readonly (readonly number[])[]) {
  const orders = Array.from({ length: sketchLength }, (_, order) => groupsOf(sketches, order));
  const counts = new Uint8Array(sketches.length);
  const best = new Float64Array(mostCandidates);
  return {
    /** Texts that may be like the one at a position, the likeliest first. */
    likely: (text: number): number[] => {
      const touched: number[] = [];
      for (const { begins, members, sizes } of orders) {
        const begin = begins[text] ?? 0;
        const end = begin + (sizes[begin] ?? 0);
        for (let at = begin; at < end; at += 1) {
          const other = members[at] ?? 0;
          const shared = counts[other] ?? 0;
          if (shared === 0) touched.push(other);
          counts[other] = shared + 1;
        }
      }
      // The few with the most samples, the earliest first among equals: sorting all of them took most of the time.
      best.fill(-1);
      for (const other of touched) {
        const shared = counts[other] ?? 0;
        counts[other] = 0;
        const rank = shared * sketches.length + (sketches.length - 1 - other);
        if (shared < sharedSamples || rank <= (best[mostCandidates - 1] ?? 0)) continue;
        let place = mostCandidates - 1;
        for (; place > 0 && (best[place - 1] ?? 0) < rank; place -= 1)
          best[place] = best[place - 1] ?? 0;
        best[place] = rank;
      }
      return Array.from(best)
        .filter((rank) => rank >= 0)
        .map((rank) => sketches.length - 1 - (rank % sketches.length));
    },
    add: (text: number): void => {
      for (const { begins, members, sizes } of orders) {
        const begin = begins[text] ?? 0;
        const size = sizes[begin] ?? 0;
        if (size >= mostWithPair) continue;
        members[begin + size] = text;
        sizes[begin] = size + 1;
      }
    },
  };
}

/**
 * Finds texts that repeat an earlier one. A text that repeats another is not compared with later ones, so that a
 * text that is on a thousand pages costs a thousand comparisons and not a million.
 * @param sketches One for each text.
 * @param areAlike Compares two texts for good; asked only for those that may be alike.
 */
export function findRepeated(
  sketches: readonly (readonly number[])[],
  areAlike: (at: number, first: number) => boolean,
): Repeated[] {
  const index = createIndex(sketches);
  return sketches.flatMap((_, at) => {
    const first = index.likely(at).find((other) => areAlike(at, other));
    if (first !== undefined) return [{ at, first }];
    index.add(at);
    return [];
  });
}

/**
 * How alike two texts are: the share of their words that are in both in the same order (twice the longest common
 * subsequence, divided by the words of both).
 * @param a Its words, or numbers that stand for them.
 * @returns 0 for nothing in common, 1 for the same words.
 */
export function sharedWords<Word>(a: ArrayLike<Word>, b: ArrayLike<Word>): number {
  // Below the diagonal of one row lies the row before: one array is enough.
  const row = new Uint16Array(b.length + 1);
  for (let first = 0; first < a.length; first += 1) {
    const word = a[first];
    let diagonal = 0;
    let left = 0;
    for (let at = 1; at <= b.length; at += 1) {
      const above = row[at] ?? 0;
      left = b[at - 1] === word ? diagonal + 1 : Math.max(above, left);
      row[at] = left;
      diagonal = above;
    }
  }
  return (2 * (row[b.length] ?? 0)) / (a.length + b.length);
}

/** Numbers for words, so that texts are compared without comparing letters. */
function createVocabulary() {
  const numbers = new Map<string, number>();
  let counts = new Uint16Array(1024);
  return {
    numbersOf: (words: readonly string[]): Uint32Array => {
      const known = Uint32Array.from(words, (word) => {
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        return number;
      });
      if (numbers.size > counts.length) counts = new Uint16Array(2 * numbers.size);
      return known;
    },
    /** The share of words that are in both, in whatever order: no less than `sharedWords`, and far cheaper. */
    shareInAnyOrder: (a: Uint32Array, b: Uint32Array): number => {
      let common = 0;
      for (const word of a) counts[word] = (counts[word] ?? 0) + 1;
      for (const word of b)
        if ((counts[word] ?? 0) > 0) {
          common += 1;
          counts[word] = (counts[word] ?? 0) - 1;
        }
      for (const word of a) counts[word] = 0;
      return (2 * common) / (a.length + b.length);
    },
  };
}

/** Texts that are more alike than this are one text twice. */
const limit = 0.8;

type ParagraphOfFile = { file: string; paragraph: Paragraph };

/** The words of paragraphs as numbers, each read when it is first needed. */
function wordReader(directory: string, numbersOf: (words: readonly string[]) => Uint32Array) {
  const sources = new Map<string, string>();
  const words = new Map<ParagraphOfFile, Uint32Array>();
  return (one: ParagraphOfFile) => {
    const known = words.get(one);
    if (known) return known;
    const { file, paragraph } = one;
    const text = sources.get(file) ?? readSource(directory, file).text;
    sources.set(file, text);
    const own = numbersOf(wordsOf(text.slice(paragraph.offset, paragraph.end)));
    words.set(one, own);
    return own;
  };
}

/** Repeated paragraphs of a language, one for each document: the first, and how many more there are. */
function repeated({ directory, documents }: CheckedSite, locale: Locale) {
  const vocabulary = createVocabulary();
  const wordsAt = wordReader(directory, vocabulary.numbersOf);
  const all: ParagraphOfFile[] = documents
    .filter((document) => document.locale === locale)
    .flatMap((document) =>
      extractOf(document, paragraphs).map((paragraph) => ({ file: document.file, paragraph })),
    );
  const at = (index: number) => all[index] as ParagraphOfFile;
  const alike = new Map<ParagraphOfFile, number>();
  const found = findRepeated(
    all.map(({ paragraph }) => paragraph.sketch),
    (index, first) => {
      const [own, other] = [wordsAt(at(index)), wordsAt(at(first))];
      if (vocabulary.shareInAnyOrder(own, other) <= limit) return false;
      const share = sharedWords(own, other);
      alike.set(at(index), share);
      return share > limit;
    },
  );
  const counts = new Map<string, number>();
  for (const one of found) counts.set(at(one.at).file, (counts.get(at(one.at).file) ?? 0) + 1);
  return found.flatMap((one, index) => {
    const { file, paragraph } = at(one.at);
    if (index > 0 && at(found[index - 1]?.at ?? 0).file === file) return [];
    const first = at(one.first);
    const share = Math.round((alike.get(at(one.at)) ?? 1) * 100);
    const others = (counts.get(file) ?? 1) - 1;
    const more = others > 0 ? `; so are ${others} more of this file` : '';
    const message = `the paragraph is ${share}% like the one at ${first.file}:${first.paragraph.line}:${first.paragraph.column}: expected a text that only this page has${more}`;
    return [{ file, line: paragraph.line, column: paragraph.column, message }];
  });
}

/** The rule about texts that are on more than one page. */
export const repeatedParagraph: SiteRule = {
  name: 'repeated-paragraph',
  severity: 'warning',
  summary: 'No paragraph is on two pages of a language, or twice on one.',
  remedy:
    'Say here what only this page has to say, or link to the page that says it; more than 80% of the words in the same order count as repeated.',
  extracts: [paragraphs],
  checkSite: (site) => locales.flatMap((locale) => repeated(site, locale)),
};
