import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import { listLanguages } from '@/lib/check/language-names';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { localeSettings } from '@/lib/i18n/locales';

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

export const straightQuotes: DocumentRule = {
  name: 'straight-quotes',
  severity: 'warning',
  summary: `Quotation marks are ${marks}, and the apostrophe is ’.`,
  remedy: 'Let `npm run check -- --fix` put them in; code and feet or inches keep straight marks.',
  checkDocument: straightMarks,
};
