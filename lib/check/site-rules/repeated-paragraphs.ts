import { type Locale, locales } from '@/lib/i18n/locales';
import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import { findRepeated } from '../likeness/find-repeated';
import { likeness } from '../likeness/likeness';
import { wordsOf } from '../likeness/words-of';
import type { SiteRule } from '../rule';
import { readSource } from '../source';

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
      const share = likeness(wordsAt(at(index)), wordsAt(at(first)));
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
export const repeatedParagraphRules: SiteRule[] = [
  {
    name: 'repeated-paragraph',
    severity: 'warning',
    summary: 'No paragraph stands on two pages of a language, or twice on one.',
    remedy:
      'Say here what only this page has to say, or link to the page that says it; more than 80% of the words in the same order count as repeated.',
    check: (site) => locales.flatMap((locale) => repeated(site, locale)),
  },
];
