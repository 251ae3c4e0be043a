import { noCache } from '@/lib/check/check-cache';
import type { FoundTag } from '@/lib/check/extract/document';
import { newerOf } from '@/lib/check/extract/newer-pages';
import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
  rememberedOf,
} from '@/lib/check/extract/site';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { readSource } from '@/lib/content/source';
import { type Locale, locales } from '@/lib/i18n/locales';
import { openMark } from '@/lib/skeletons/skeleton';
import {
  createVocabulary,
  findRepeated,
  hashOfWords,
  type Repeated,
  sketchOf,
  wordsOf,
} from '@/lib/text/similarity';

/** Words below which a text may be on several pages: a button, a call, a name. */
const leastWords = 14;

/**
 * The paragraphs of a document as other documents need to know them. A site has so many that they are kept as few
 * values: numbers in strings are read and written many times faster than lists of lists.
 */
type Paragraphs = {
  /** Offset, end, line, column and the hash of the words of each. */
  places: readonly number[];
  /** Samples of the words of each, one after another: bytes of 32-bit numbers in Base64. */
  sketches: string;
};

const numbersInPlace = 5;

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
const paragraphs: Extract<Paragraphs> = {
  name: 'repeated-paragraph',
  from: ({ paragraphs: own, tags, source }) => {
    const stretches = [...own, ...tags.flatMap((tag) => propStretches(tag, source.text))];
    stretches.sort((a, b) => a.offset - b.offset);
    const places: number[] = [];
    const sketches: Uint8Array[] = [];
    for (const { offset, end } of stretches) {
      // What pages are begun with is alike in all of them.
      if (source.text.startsWith(openMark, offset)) continue;
      const words = wordsOf(source.text.slice(offset, end));
      if (words.length < leastWords) continue;
      const { line, column } = source.at(offset);
      places.push(offset, end, line, column, hashOfWords(words));
      sketches.push(new Uint8Array(sketchOf(words).buffer));
    }
    return { places, sketches: Buffer.concat(sketches).toString('base64') };
  },
};

/** Texts that are more alike than this are one text twice. */
const limit = 0.8;

/** All paragraphs of some documents, by their number. */
function allParagraphs(documents: readonly DocumentSummary[]) {
  const extracts = documents.map((document) => extractOf(document, paragraphs));
  const places = extracts.flatMap((extract) => extract.places);
  const files = extracts.flatMap((extract, document) =>
    new Array<string>(extract.places.length / numbersInPlace).fill(documents[document]?.file ?? ''),
  );
  const bytes = Buffer.concat(extracts.map(({ sketches }) => Buffer.from(sketches, 'base64')));
  const placeOf = (paragraph: number) => {
    const at = paragraph * numbersInPlace;
    const [offset = 0, end = 0, line = 1, column = 1, hash = 0] = places.slice(
      at,
      at + numbersInPlace,
    );
    return { file: files[paragraph] ?? '', offset, end, line, column, hash };
  };
  // A copy, since numbers of 32 bits begin at bytes that 4 divides.
  return { placeOf, sketches: new Uint32Array(Uint8Array.from(bytes).buffer) };
}

type Place = ReturnType<ReturnType<typeof allParagraphs>['placeOf']>;

/** The words of paragraphs as numbers, each read when it is first needed. */
function wordReader(
  directory: string,
  placeOf: (paragraph: number) => Place,
  numbersOf: (words: Uint32Array) => Uint32Array,
) {
  const sources = new Map<string, string>();
  const words = new Map<number, Uint32Array>();
  return (paragraph: number) => {
    const known = words.get(paragraph);
    if (known) return known;
    const { file, offset, end } = placeOf(paragraph);
    const text = sources.get(file) ?? readSource(directory, file).text;
    sources.set(file, text);
    const own = numbersOf(wordsOf(text.slice(offset, end)));
    words.set(paragraph, own);
    return own;
  };
}

/** What a pair of paragraphs is known by: a whole number of 53 bits, made of the hashes of both. */
const pairOf = (one: number, other: number) =>
  hashOfWords(new Uint32Array(Float64Array.of(one, other).buffer));

/** How alike pairs are, as text: numbers of 64 bits in Base64, two for each pair. Pages that resemble each other have thirty pairs each. */
const writeShares = (shares: ReadonlyMap<number, number>): string =>
  Buffer.from(Float64Array.from([...shares].flat()).buffer).toString('base64');

function readShares(written: string): Map<number, number> {
  const numbers = new Float64Array(Uint8Array.from(Buffer.from(written, 'base64')).buffer);
  const shares = new Map<number, number>();
  for (let at = 0; at < numbers.length; at += 2)
    shares.set(numbers[at] as number, numbers[at + 1] as number);
  return shares;
}

/** Compares paragraphs, and keeps how alike they are for the next run. */
function createComparison(site: CheckedSite, name: string, placeOf: (paragraph: number) => Place) {
  const { directory, cache = noCache } = site;
  const vocabulary = createVocabulary();
  const wordsAt = wordReader(directory, placeOf, vocabulary.numbersOf);
  // All but a few pairs are those of the last run.
  const known = readShares((cache.get(name, '') ?? '') as string);
  const asked = new Map<number, number>();
  return {
    shareOf: (at: number, first: number): number => {
      const pair = pairOf(placeOf(at).hash, placeOf(first).hash);
      const share = known.get(pair) ?? vocabulary.sharedWords(wordsAt(at), wordsAt(first));
      asked.set(pair, share);
      return share;
    },
    keep: () => cache.set(name, '', writeShares(asked)),
  };
}

/** Repeated paragraphs of documents in a language, one for each document: the first, and how many more there are. */
function repeated(
  site: CheckedSite,
  locale: Locale,
  documents: readonly DocumentSummary[],
): SiteFinding[] {
  const { placeOf, sketches } = allParagraphs(documents);
  const comparison = createComparison(site, `repeated-paragraph shares ${locale}`, placeOf);
  const alike = new Map<number, number>();
  const found = findRepeated(sketches, (at, first) => {
    const share = comparison.shareOf(at, first);
    alike.set(at, share);
    return share > limit;
  });
  comparison.keep();
  const firstOfFile = new Map<string, Repeated & { others: number }>();
  const take = (file: string, one: Repeated) => {
    const known = firstOfFile.get(file);
    if (known) known.others += 1;
    else firstOfFile.set(file, { ...one, others: 0 });
  };
  for (const pair of found) {
    const [file, other] = [placeOf(pair.at).file, placeOf(pair.first).file];
    // The writer is told at the page that is newer, be it before the other one or behind it.
    const isOlder = file !== other && newerOf([other, file], site).includes(other);
    const one = isOlder ? { ...pair, at: pair.first, first: pair.at } : pair;
    take(isOlder ? other : file, one);
  }
  return [...firstOfFile].map(([file, one]) => {
    const { line, column } = placeOf(one.at);
    const first = placeOf(one.first);
    const share = Math.round((alike.get(one.at) ?? alike.get(one.first) ?? 1) * 100);
    const more =
      one.others > 0
        ? `; ${one.others === 1 ? 'so is 1' : `so are ${one.others}`} more of this file`
        : '';
    const message = `the paragraph is ${share}% like the one at ${first.file}:${first.line}:${first.column}: expected a text that only this page has${more}`;
    return { file, line, column, message };
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
  checkSite: (site) =>
    locales.flatMap((locale) => {
      const documents = site.documents.filter((document) => document.locale === locale);
      return rememberedOf(site, `repeated-paragraph ${locale}`, documents, () =>
        repeated(site, locale, documents),
      );
    }),
};
