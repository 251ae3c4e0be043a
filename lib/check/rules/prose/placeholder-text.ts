import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { openMark } from '@/lib/skeletons/skeleton';

/**
 * What is where a text is still to come. Capitals matter: `XXX` is a Roman number, `xxx` is not, and
 * `todo` is a word of other languages.
 */
const patterns = [
  /(?<![\p{L}\p{N}])lorem\s+ipsum(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}_-])(?:TODO|TBD|TBC|FIXME|X{4,}|x{3,})(?![\p{L}\p{N}_-])/gu,
  /\[(?:insert|add|enter|fill in|name|date|number|amount|title|text|link|your|to be)(?: [^\]\n]{0,40})?\]/gi,
  /\[(?:wstaw|wpisz|uzupełnij|uzupełnić|do uzupełnienia|nazwa|data|imię|numer|kwota|tytuł|tekst)(?: [^\]\n]{0,40})?\]/gi,
  /_{4,}|\.{5,}|…{2,}/g,
];

/** What every one of them has: most texts are passed with one look. */
const hint = /\[|lorem|todo|tbd|tbc|fixme|xxx|____|\.{5}|……/i;

/** What a page was begun with (`npm run new`), up to the end of the line. */
const begun = new RegExp(`${openMark}[^\\n]*`, 'g');

/** Texts of a page's skeleton that nobody has replaced; a draft may have them. */
function begunTexts(document: DocumentExtract): Finding[] {
  if (document.frontmatter.data['draft'] === true) return [];
  return proseOf(document).flatMap(({ value, offset }) =>
    [...value.matchAll(begun)].map(({ 0: text, index }) => ({
      offset: offset + index,
      message: `"${text}" is what the page was begun with: expected your own text, or \`draft: true\` until it is there`,
    })),
  );
}

/** Brackets with dots: a space, but inside quotation marks the sign of words left out. */
const blank = /\[(?:…|\.{2,}|_+|\?+| +)\]/g;

const isQuoted = (before: string) => /[“„«"][^”»"]*$/.test(before);

/** Texts that were meant to be replaced. */
function placeholderTexts(document: DocumentExtract): Finding[] {
  return proseOf(document).flatMap(({ value, offset }) => {
    if (!hint.test(value)) return [];
    const blanks = [...value.matchAll(blank)].filter(
      ({ index }) => !isQuoted(value.slice(0, index)),
    );
    // Brackets side by side were meant for a link, and are reported by link-brackets.
    const found = patterns
      .flatMap((pattern) => [...value.matchAll(pattern)])
      .filter(({ 0: text, index }) => {
        const after = value.slice(index + text.length);
        return (
          !text.startsWith('[') || !(value[index - 1] === ']' || /^(?:[[(]|[ \t]+\()/.test(after))
        );
      });
    return [...found, ...blanks].map(({ 0: text, index }) => ({
      offset: offset + index,
      message: `"${text}" holds the place of a text: expected the text itself`,
    }));
  });
}

export const placeholderText: DocumentRule = {
  name: 'placeholder-text',
  severity: 'error',
  summary: 'Nothing on a page holds the place of a text that is still to come.',
  remedy:
    'Write the text, or take the sentence out; marks such as TODO belong into `code` or nowhere.',
  checkDocument: (document) => [...placeholderTexts(document), ...begunTexts(document)],
};
