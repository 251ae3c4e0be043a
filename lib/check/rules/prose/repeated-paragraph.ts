import { piecesOf } from '@/lib/check/extract/prose';
import {
  type Collector,
  collectedBy,
  type DocumentSummary,
  type Placed,
} from '@/lib/check/extract/site';
import type { Place, SiteFinding } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { locales } from '@/lib/i18n/locales';
import { openMark } from '@/lib/skeletons/skeleton';
import { findRepeated, wordsOf } from '@/lib/text/similarity';

/** Words below which a text may be on several pages: a button, a call, a name. */
const leastWords = 14;

/** Texts that are more alike than this are one text twice. */
const limit = 0.8;

/** Paragraphs of a document, and texts in the properties of its blocks, that are long enough to be compared. */
const paragraphs: Collector<Placed<{ words: string }>[]> = {
  name: 'repeated-paragraph',
  from: (document) =>
    piecesOf(document)
      .filter(({ kind }) => kind === 'paragraph' || kind.startsWith('<'))
      .sort((a, b) => a.offset - b.offset)
      .flatMap(({ text, start }) => {
        // What pages are begun with is alike in all of them.
        if (start === undefined || text.startsWith(openMark)) return [];
        const words = wordsOf(text);
        const place = document.source.at(start);
        return words.length < leastWords ? [] : [{ ...place, words: words.join(' ') }];
      }),
};

/** Repeated paragraphs of documents in a language, one for each document: the first, and how many more there are. */
function repeatedIn(documents: readonly DocumentSummary[]): SiteFinding[] {
  const all = documents.flatMap((document) =>
    collectedBy(document, paragraphs).map((one) => ({ ...one, file: document.file })),
  );
  const texts = all.map(({ words }) => words.split(' '));
  const findings = new Map<string, SiteFinding & { others: number }>();
  const tell = ({ file, line, column }: Place, other: Place, share: number) => {
    const message = `the paragraph is ${Math.round(share * 100)}% like the one at ${other.file}:${other.line}:${other.column}: expected a text that only this page has`;
    const known = findings.get(file);
    if (known) known.others += 1;
    else findings.set(file, { file, line, column, message, others: 0 });
  };
  for (const { at, first, share } of findRepeated(texts, limit)) {
    const [later, earlier] = [all[at], all[first]];
    if (!later || !earlier) continue;
    tell(later, earlier, share);
    // Nobody knows which of two pages is the newer one: both are told.
    if (later.file !== earlier.file) tell(earlier, later, share);
  }
  return [...findings.values()].map(({ others, message, ...place }) => {
    const more =
      others === 1 ? '; so is 1 more of this file' : `; so are ${others} more of this file`;
    return { ...place, message: others > 0 ? message + more : message };
  });
}

/** The rule about texts that are on more than one page. */
export const repeatedParagraph: SiteRule = {
  name: 'repeated-paragraph',
  severity: 'warning',
  summary: 'No paragraph is on two pages of a language, or twice on one.',
  remedy:
    'Say here what only this page has to say, or link to the page that says it; more than 80% of the words in the same order count as repeated.',
  collectors: [paragraphs],
  checkSite: ({ documents }) =>
    locales.flatMap((locale) => repeatedIn(documents.filter((one) => one.locale === locale))),
};
