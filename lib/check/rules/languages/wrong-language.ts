import type { DocumentExtract } from '@/lib/check/extract/document';
import { piecesOf } from '@/lib/check/extract/prose';
import { languageNames } from '@/lib/check/language-names';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import type { Locale } from '@/lib/i18n/locales';
import { foreignSentences, languageCounts, languageOf } from '@/lib/text/language-of';

/** Whether a place is in a quotation: its words are somebody else's, in whatever language they were said. */
function isQuoted(source: string, offset: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*(?:[-*+] |\d+[.)] )?[ \t]*>/.test(line);
}

type Piece = ReturnType<typeof piecesOf>[number];

/** The texts below the frontmatter in their order; not what people are quoted with. */
const bodyPieces = (document: DocumentExtract): Piece[] =>
  piecesOf(document)
    .filter(({ kind }) => !kind.startsWith('frontmatter') && !/^<\w*quote/i.test(kind))
    .filter(({ offset }) => !isQuoted(document.source.text, offset))
    .sort((a, b) => a.offset - b.offset);

/** Where a text, or a sentence in it, is in another language than its page. */
function foreignParts({ offset, text, start }: Piece, locale: Locale): Finding[] {
  const own = languageNames[locale];
  const finding = (at: number, other: Locale, noun: string): Finding => ({
    offset: at,
    message: `this ${noun} is in ${languageNames[other]} on a page in ${own}: expected ${own}; translate it, or mark what somebody else said or wrote by quotation marks, or by > at the beginning of the line`,
  });
  const counts = languageCounts(text);
  const other = languageOf(counts);
  if (other && other !== locale) return [finding(offset, other, 'text')];
  const sentences = foreignSentences(text, locale, counts).map((sentence) =>
    finding(start === undefined ? offset : start + sentence.offset, sentence.locale, 'sentence'),
  );
  return start === undefined ? sentences.slice(0, 1) : sentences;
}

/** What is in another language than the page's file says: all of the page, or parts of it. */
function languageFindings(document: DocumentExtract): { whole: Finding[]; parts: Finding[] } {
  const { locale, id } = document;
  const body = bodyPieces(document);
  const found = languageOf(languageCounts(body.map(({ text }) => text).join('\n\n')));
  if (found && found !== locale) {
    const message = `the text of this page is in ${languageNames[found]}: expected ${languageNames[locale]}; translate it, or move it to content/${id}/${found}.mdx`;
    return { whole: [{ offset: body[0]?.offset ?? 0, message }], parts: [] };
  }
  const above = piecesOf(document).filter(({ kind }) => kind.startsWith('frontmatter'));
  // A description is a sentence: it is held against a text whose language is beyond doubt.
  const pieces = found ? [...above, ...body] : body;
  return { whole: [], parts: pieces.flatMap((piece) => foreignParts(piece, locale)) };
}

/** Rules about the language that texts are in. */
export const wrongLanguageRules: DocumentRule[] = [
  {
    name: 'wrong-language',
    severity: 'error',
    summary: 'The text of a page is in the language that the name of its file says.',
    remedy: 'Translate the text, or move it to the file of its language.',
    checkDocument: (document) => languageFindings(document).whole,
  },
  {
    name: 'foreign-text',
    // A warning: a statute or a licence may have to be in its own language.
    severity: 'warning',
    summary: 'No paragraph, sentence, property or description is left in another language.',
    remedy: 'Translate it, or mark it as a quotation.',
    checkDocument: (document) => languageFindings(document).parts,
  },
];
