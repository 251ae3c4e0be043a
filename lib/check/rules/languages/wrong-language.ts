import type { DocumentExtract } from '@/lib/check/extract/document';
import { languageNames } from '@/lib/check/language-names';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { frontmatterTextsIn, textsIn } from '@/lib/check/texts-in';
import { type Locale, perLocale } from '@/lib/i18n/locales';
import {
  foreignSentences,
  type LanguageCounts,
  languageCounts,
  languageOf,
} from '@/lib/text/language-of';

/** A text of a page whose language is found by itself. */
type Piece = {
  offset: number;
  text: string;
  counts: LanguageCounts;
  /** Whether the text stands in the file as it is, so that its sentences have places of their own. */
  isPlain?: boolean;
};

const pieceOf = (offset: number, text: string, isPlain = false): Piece => ({
  offset,
  text,
  counts: languageCounts(text),
  isPlain,
});

/** Whether a place is in a quotation: its words are somebody else's, in whatever language they were said. */
function isQuoted(source: string, offset: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*(?:[-*+] |\d+[.)] )?[ \t]*>/.test(line);
}

/** Texts in properties; what people are quoted with is left to them. */
const propPieces = ({ tags }: DocumentExtract): Piece[] =>
  tags
    .filter(({ name }) => !/quote/i.test(name))
    .flatMap(({ props, places, offset }) =>
      Object.entries(props).flatMap(([name, value]) =>
        textsIn(value).map(({ text }) => pieceOf(places[name] ?? offset, text)),
      ),
    );

/** Texts of the frontmatter. */
const frontmatterPieces = ({ frontmatter }: DocumentExtract): Piece[] =>
  frontmatterTextsIn(frontmatter.data).map(({ path, text }) =>
    pieceOf(frontmatter.offsetOf(path), text),
  );

/** Runs of text outside paragraphs: cells of tables and headings. Both lists are in the order of the source. */
function loosePieces({ texts, paragraphs }: DocumentExtract): Piece[] {
  let next = 0;
  return texts.flatMap(({ value, offset }) => {
    while ((paragraphs[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    const isInside = (paragraphs[next]?.offset ?? Number.POSITIVE_INFINITY) <= offset;
    return isInside ? [] : [pieceOf(offset, value)];
  });
}

/** Paragraphs, headings, cells and properties, in their order. */
function bodyPieces(document: DocumentExtract): Piece[] {
  const { source, paragraphs } = document;
  const ofParagraphs = paragraphs.map(({ offset, end }) =>
    pieceOf(offset, source.text.slice(offset, end), true),
  );
  return [...ofParagraphs, ...loosePieces(document), ...propPieces(document)]
    .filter(({ offset }) => !isQuoted(source.text, offset))
    .sort((a, b) => a.offset - b.offset);
}

const sumOf = (pieces: readonly Piece[]): LanguageCounts =>
  pieces.reduce(
    (sum, { counts }) => ({
      words: sum.words + counts.words,
      ...perLocale((locale) => sum[locale] + counts[locale]),
    }),
    { words: 0, ...perLocale(() => 0) },
  );

/** What is in another language than the page's file says: all of the page, or parts of it. */
type LanguageFindings = { whole?: Finding; parts: Finding[] };

const known = new WeakMap<DocumentExtract, LanguageFindings>();

function languagesOf(document: DocumentExtract): LanguageFindings {
  const { locale, id } = document;
  const own = languageNames[locale];
  const body = bodyPieces(document);
  const found = languageOf(sumOf(body));
  if (found && found !== locale) {
    const message = `the text of this page is in ${languageNames[found]}: expected ${own}; translate it, or move it to content/${id}/${found}.mdx`;
    return { whole: { offset: body[0]?.offset ?? 0, message }, parts: [] };
  }
  // A description is a sentence: it is held against a text whose language is beyond doubt.
  const pieces = found ? [...frontmatterPieces(document), ...body] : body;
  const parts = pieces.flatMap(({ offset, text, counts, isPlain }) => {
    const messageOf = (other: Locale, noun: string) =>
      `this ${noun} is in ${languageNames[other]} on a page in ${own}: expected ${own}; translate it, or mark what somebody else said or wrote by quotation marks, or by > at the beginning of the line`;
    const other = languageOf(counts);
    if (other && other !== locale) return [{ offset, message: messageOf(other, 'text') }];
    return foreignSentences(text, locale, counts)
      .map((found) => ({
        offset: isPlain ? offset + found.offset : offset,
        message: messageOf(found.locale, 'sentence'),
      }))
      .slice(0, isPlain ? undefined : 1);
  });
  return { parts };
}

/** Worked out once for both rules. */
function resultFor(document: DocumentExtract): LanguageFindings {
  const result = known.get(document) ?? languagesOf(document);
  known.set(document, result);
  return result;
}

/** Rules about the language that texts are in. */
export const wrongLanguageRules: DocumentRule[] = [
  {
    name: 'wrong-language',
    severity: 'error',
    summary: 'The text of a page is in the language that the name of its file says.',
    remedy: 'Translate the text, or move it to the file of its language.',
    checkDocument: (document) => {
      const { whole } = resultFor(document);
      return whole ? [whole] : [];
    },
  },
  {
    name: 'foreign-text',
    // A warning: a statute or a licence may have to be in its own language.
    severity: 'warning',
    summary: 'No paragraph, sentence, property or description is left in another language.',
    remedy: 'Translate it, or mark it as a quotation.',
    checkDocument: (document) => resultFor(document).parts,
  },
];
