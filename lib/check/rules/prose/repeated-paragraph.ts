import type { FoundTag } from '@/lib/check/extract/document';
import { newerOf } from '@/lib/check/extract/newer-pages';
import {
  type CheckedSite,
  type DocumentSummary,
  type Extract,
  extractOf,
  type Placed,
  rememberedOf,
} from '@/lib/check/extract/site';
import type { SiteFinding, SiteRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { locales } from '@/lib/i18n/locales';
import { openMark } from '@/lib/skeletons/skeleton';
import { findRepeated, wordsOf } from '@/lib/text/similarity';

/** Words below which a text may be on several pages: a button, a call, a name. */
const leastWords = 14;

/** Texts that are more alike than this are one text twice. */
const limit = 0.8;

/** Texts in the properties of a tag, as far as the source has them as they read. */
const propTexts = ({ props, places }: FoundTag, source: string) =>
  Object.entries(props).flatMap(([name, value]) =>
    textsIn(value).flatMap(({ text }) => {
      const place = places[name];
      const isShort = text.length <= 2 * leastWords;
      const offset = place === undefined || isShort ? -1 : source.indexOf(text, place);
      return offset < 0 ? [] : [{ offset, end: offset + text.length }];
    }),
  );

/** Paragraphs of a document, and texts in the properties of its blocks, that are long enough to be compared. */
const paragraphs: Extract<Placed<{ words: string }>[]> = {
  name: 'repeated-paragraph',
  from: ({ paragraphs: own, tags, source }) =>
    [...own, ...tags.flatMap((tag) => propTexts(tag, source.text))]
      .sort((a, b) => a.offset - b.offset)
      // What pages are begun with is alike in all of them.
      .filter(({ offset }) => !source.text.startsWith(openMark, offset))
      .map(({ offset, end }) => ({ offset, words: wordsOf(source.text.slice(offset, end)) }))
      .filter(({ words }) => words.length >= leastWords)
      .map(({ offset, words }) => ({ ...source.at(offset), words: words.join(' ') })),
};

/** Repeated paragraphs of documents in a language, one for each document: the first, and how many more there are. */
function repeatedIn(documents: readonly DocumentSummary[], site: CheckedSite): SiteFinding[] {
  const all = documents.flatMap((document) =>
    extractOf(document, paragraphs).map((one) => ({ ...one, file: document.file })),
  );
  const pairs = findRepeated(
    all.map(({ words }) => words.split(' ')),
    limit,
  ).flatMap(({ at, first, share }) => {
    const [one, other] = [all[at], all[first]];
    if (!one || !other) return [];
    // The writer is told at the page that is newer, be it before the other one or behind it.
    const isOlder =
      one.file !== other.file && newerOf([other.file, one.file], site).includes(other.file);
    return [isOlder ? { one: other, other: one, share } : { one, other, share }];
  });
  return [...new Set(pairs.map(({ one }) => one.file))].flatMap((file) => {
    const [pair, ...more] = pairs.filter(({ one }) => one.file === file);
    if (!pair) return [];
    const { line, column } = pair.one;
    const { other } = pair;
    const rest = more.length === 1 ? 'so is 1' : `so are ${more.length}`;
    const message = `the paragraph is ${Math.round(pair.share * 100)}% like the one at ${other.file}:${other.line}:${other.column}: expected a text that only this page has${more.length > 0 ? `; ${rest} more of this file` : ''}`;
    return [{ file, line, column, message }];
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
        repeatedIn(documents, site),
      );
    }),
};
