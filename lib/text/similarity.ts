/*
 * Which of many texts are alike: their words as numbers, samples by which the likely pairs are found without comparing all
 * with all, and the share of words that two texts have in common.
 */

/** Addresses of links and tags: no words of the text. One that is not closed is looked for so far and no further. */
const noWords = /\]\([^)]{0,2000}\)|<[^<>]{0,2000}>/g;

/** For each letter and digit of 16 bits its code in lower case; 0 for what is in no word. */
let letters: Uint16Array | undefined;

function lettersInLowerCase(): Uint16Array {
  letters ??= Uint16Array.from({ length: 2 ** 16 }, (_, code) => {
    const sign = String.fromCharCode(code);
    return /[\p{L}\p{N}]/u.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0;
  });
  return letters;
}

/** Adds a number of 16 bits to a hash (FNV-1a, 32 bits). */
const hashed = (hash: number, number: number) => Math.imul(hash ^ number, 0x01000193);
const emptyHash = 0x811c9dc5;

/**
 * The words of a text as it is in the source, in lower case and without marks, as hashes: a site has millions, and a
 * string for each would cost more than all that is done with them.
 */
export function wordsOf(source: string): Uint32Array {
  const lower = lettersInLowerCase();
  const text = source.replace(noWords, ' ');
  const words = new Uint32Array(Math.ceil(text.length / 2) + 1);
  let length = 0;
  let hash = emptyHash;
  let isInWord = false;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = at < text.length ? (lower[text.charCodeAt(at)] as number) : 0;
    if (letter > 0) hash = hashed(hash, letter);
    else if (isInWord) {
      words[length] = hash;
      length += 1;
      hash = emptyHash;
    }
    isInWord = letter > 0;
  }
  return words.slice(0, length);
}

/**
 * What words in their order are known by: a whole number of 53 bits, so that among a million texts hardly two have the same.
 * @param words As `wordsOf` gives them.
 */
export function hashOfWords(words: Uint32Array): number {
  let [high, low] = [emptyHash, words.length];
  for (const word of words) {
    high = hashed(high, word);
    low = shuffled(low ^ word, 1);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

/** How many samples a sketch has. */
const sketchLength = 12;

/**
 * How many of them two texts share that may be alike. Of texts with half of their pairs of words in common, one in fifty
 * misses it; those that are more alike hardly ever do.
 */
const sharedSamples = 3;

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
export function sketchOf(words: Uint32Array): Uint32Array {
  const least = new Uint32Array(sketchLength).fill(0xffffffff);
  for (let at = 1; at < words.length; at += 1) {
    const hash = Math.imul(words[at - 1] as number, 31) ^ (words[at] as number);
    for (let order = 0; order < sketchLength; order += 1) {
      const place = shuffled(hash, order);
      if (place < (least[order] as number)) least[order] = place;
    }
  }
  return least;
}

/** Texts that repeat an earlier one, by their position in the list. */
export type Repeated = { at: number; first: number };

/** A text that repeats another shares far more samples with it than with any third: the likeliest few are enough. */
const mostCandidates = 4;

/** A pair of words that begins more samples than this is a phrase of the language and no sign of similarity. */
const mostWithPair = 32;

/** The texts of one order, those with the same sample next to each other in an array of numbers. */
function groupsOf(sketches: Uint32Array, order: number) {
  const length = sketches.length / sketchLength;
  // Sorted by sample, then by position: both fit into the 53 bits of a whole number.
  const keys = new Float64Array(length);
  for (let text = 0; text < length; text += 1)
    keys[text] = (sketches[text * sketchLength + order] as number) * length + text;
  keys.sort();
  /** Where the group of a text begins in `members`. */
  const begins = new Uint32Array(length);
  let begin = 0;
  let sample = -1;
  for (let at = 0; at < length; at += 1) {
    const key = keys[at] as number;
    const own = Math.floor(key / length);
    if (own !== sample) begin = at;
    sample = own;
    begins[key - own * length] = begin;
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
 * each: they are kept in arrays of numbers, and read by plain loops, since this is where a check of a large site
 * spends its time.
 */
function createIndex(sketches: Uint32Array) {
  const orders = Array.from({ length: sketchLength }, (_, order) => groupsOf(sketches, order));
  /** How many samples a text shares with the one that is asked for. */
  const counts = new Uint8Array(sketches.length / sketchLength);
  const touched = new Uint32Array(sketchLength * mostWithPair);
  return {
    /** Texts that may be like the one at a position, the likeliest first, the earliest first among equals. */
    likely: (text: number): number[] => {
      let length = 0;
      for (let order = 0; order < sketchLength; order += 1) {
        const { begins, members, sizes } = orders[order] as ReturnType<typeof groupsOf>;
        const begin = begins[text] as number;
        const end = begin + (sizes[begin] as number);
        for (let at = begin; at < end; at += 1) {
          const other = members[at] as number;
          const shared = (counts[other] as number) + 1;
          counts[other] = shared;
          if (shared === 1) {
            touched[length] = other;
            length += 1;
          }
        }
      }
      const likely: { other: number; shared: number }[] = [];
      for (let at = 0; at < length; at += 1) {
        const other = touched[at] as number;
        const shared = counts[other] as number;
        counts[other] = 0;
        if (shared < sharedSamples) continue;
        let place = likely.length;
        for (; place > 0; place -= 1) {
          const before = likely[place - 1] as (typeof likely)[number];
          if (before.shared > shared || (before.shared === shared && before.other < other)) break;
        }
        if (place === mostCandidates) continue;
        likely.splice(place, 0, { other, shared });
        if (likely.length > mostCandidates) likely.pop();
      }
      return likely.map(({ other }) => other);
    },
    add: (text: number): void => {
      for (const { begins, members, sizes } of orders) {
        const begin = begins[text] as number;
        const size = sizes[begin] as number;
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
 * @param sketches One after another, in the order of the texts.
 * @param areAlike Compares two texts for good; asked only for those that may be alike.
 */
export function findRepeated(
  sketches: Uint32Array,
  areAlike: (at: number, first: number) => boolean,
): Repeated[] {
  const index = createIndex(sketches);
  const found: Repeated[] = [];
  for (let at = 0; at < sketches.length / sketchLength; at += 1) {
    const first = index.likely(at).find((other) => areAlike(at, other));
    if (first === undefined) index.add(at);
    else found.push({ at, first });
  }
  return found;
}

/** Bits that are used of a whole number: two of them and a carry can be added without leaving 32 bits, which is fast. */
const bits = 30;
const allBits = 2 ** bits - 1;

/** How many of its bits a number has not set. */
function unsetBits(number: number): number {
  let count = 0;
  for (let rest = ~number & allBits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Words by small numbers, from 0 on, which can be places in an array. */
export function createVocabulary() {
  const numbers = new Map<number, number>();
  /** For each word of the first text of a comparison, where its row in `rows` is: from 1. */
  let rowOf = new Uint32Array(1024);
  /** For each different word of that text a row of bits: at which places it is. */
  let rows = new Int32Array(1024);
  return {
    /** The numbers of words as `wordsOf` gives them, the same for the same word in all texts. */
    numbersOf: (words: Uint32Array): Uint32Array => {
      const known = words.map((word) => {
        const number = numbers.get(word);
        if (number !== undefined) return number;
        numbers.set(word, numbers.size);
        return numbers.size - 1;
      });
      if (numbers.size > rowOf.length) rowOf = new Uint32Array(2 * numbers.size);
      return known;
    },
    /**
     * How alike two texts are: the share of their words that are in both in the same order (twice the longest common
     * subsequence, divided by the words of both). The subsequence is found for 30 words of a text at once (Hyyrö,
     * “Bit-parallel LCS-length computation revisited”, 2004).
     * @param a Its words as `numbersOf` gives them.
     * @returns 0 for nothing in common, 1 for the same words.
     */
    sharedWords: (a: Uint32Array, b: Uint32Array): number => {
      const width = Math.ceil(a.length / bits);
      if (rows.length < (a.length + 1) * width) rows = new Int32Array(2 * (a.length + 1) * width);
      let different = 0;
      for (let at = 0; at < a.length; at += 1) {
        const word = a[at] as number;
        let row = rowOf[word] as number;
        if (row === 0) {
          different += 1;
          row = different;
          rowOf[word] = row;
          rows.fill(0, row * width, (row + 1) * width);
        }
        const place = row * width + Math.floor(at / bits);
        rows[place] = (rows[place] as number) | (1 << (at % bits));
      }
      /** A bit that is not set is one more word of the longest common subsequence. */
      const unmatched = new Int32Array(width).fill(allBits);
      for (let at = 0; at < b.length; at += 1) {
        const row = rowOf[b[at] as number] as number;
        if (row === 0) continue;
        let carry = 0;
        for (let column = 0; column < width; column += 1) {
          const before = unmatched[column] as number;
          const matches = before & (rows[row * width + column] as number);
          const sum = (before + matches + carry) | 0;
          carry = sum >>> bits;
          unmatched[column] = (sum | (before & ~matches)) & allBits;
        }
      }
      for (let at = 0; at < a.length; at += 1) rowOf[a[at] as number] = 0;
      const common = unmatched.reduce((count, number) => count + unsetBits(number), 0);
      return (2 * common) / (a.length + b.length);
    },
  };
}
