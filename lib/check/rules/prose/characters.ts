import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import { hiddenCharacters, hiddenInValue, hiddenReferences } from '@/lib/check/hidden-characters';
import { listLanguages } from '@/lib/check/language-names';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { localeSettings } from '@/lib/i18n/locales';

/** Where a document holds characters that nobody sees, however they are written. */
function hiddenIn({ source, frontmatter, texts, tags, pictures }: DocumentExtract): Finding[] {
  const { text } = source;
  return [
    ...hiddenCharacters(text),
    ...texts.flatMap(({ value, offset }) => hiddenReferences(value, offset)),
    ...hiddenInValue(frontmatter.data, text, frontmatter.offsetOf),
    ...tags.flatMap(({ props, places, offset }) =>
      hiddenInValue(props, text, ([name = '']) => places[name] ?? offset),
    ),
    ...pictures.flatMap(({ alt, offset }) => hiddenInValue(alt, text, () => offset)),
  ];
}

/** The rule about characters that nobody sees. */
export const hiddenCharacter: DocumentRule = {
  name: 'hidden-character',
  severity: 'error',
  summary:
    'A page holds no character that nobody sees: no control character, none that turns the direction of writing, none without width.',
  remedy:
    'Let `npm run check -- --fix` take it out; it came with a copied text. Soft hyphens and no-break spaces may stay.',
  checkDocument: hiddenIn,
};

/** A straight mark, which may be escaped. */
const straight = /\\?["']/g;

/** Behind these a mark opens; other marks of Markdown stand between words and quotation marks without being read. */
const opening = /(?:^|[\s(–—“„‘/])[*_~[\\]*$/;
const behindDigit = /\d[*_~[\\]*$/;

/** Straight quotation marks and apostrophes. Whether a mark opens or closes follows from what is before it. */
function straightMarks(document: DocumentExtract): Finding[] {
  const { source, locale } = document;
  const { open, close } = localeSettings[locale].quotes;
  const findingsIn = (value: string, offset: number) => {
    let isOpen = false;
    let isSingleOpen = false;
    return [...value.matchAll(straight)].flatMap(({ 0: found, index }): Finding[] => {
      const start = offset + index;
      const end = start + found.length;
      const before = source.text.slice(Math.max(0, start - 10), start);
      // At the beginning of a value in quotes, what is before it is no part of the text.
      const left = index === 0 && /["']$/.test(before) ? '' : before;
      const right = value[index + found.length] ?? '';
      const isDouble = found.endsWith('"');
      const expected = isDouble ? `${open} or ${close}` : '’, or quotation marks';
      const report = (text?: string): Finding[] => [
        {
          offset: start,
          message: `${found.slice(-1)} is a straight mark: expected ${text ? `${text}; \`npm run check -- --fix\` puts it in` : expected}`,
          ...(text && { fix: { start, end, text } }),
        },
      ];
      // Feet and inches, minutes and seconds.
      if (behindDigit.test(left)) {
        const isQuotation = isDouble ? isOpen : isSingleOpen || /\p{L}/u.test(right);
        if (!isQuotation || (!isDouble && /\d/.test(right))) return [];
      }
      const opens = opening.test(left);
      if (opens && /^\s$/.test(right)) return report();
      if (isDouble) {
        isOpen = opens;
        return report(opens ? open : close);
      }
      if (opens && !/\d/.test(right)) {
        isSingleOpen = true;
        return report();
      }
      const isClosing = !opens && isSingleOpen && !/\p{L}/u.test(right);
      if (isClosing) isSingleOpen = false;
      return isClosing ? report() : report('’');
    });
  };
  return proseOf(document).flatMap(({ value, offset }) => findingsIn(value, offset));
}

const marks = listLanguages('conjunction', (locale) => {
  const { name, quotes } = localeSettings[locale];
  return `${quotes.open} ${quotes.close} in ${name}`;
});

/** The rule about quotation marks and apostrophes. */
export const straightQuotes: DocumentRule = {
  name: 'straight-quotes',
  severity: 'warning',
  summary: `Quotation marks are ${marks}, and the apostrophe is ’.`,
  remedy: 'Let `npm run check -- --fix` put them in; code and feet or inches keep straight marks.',
  checkDocument: straightMarks,
};
