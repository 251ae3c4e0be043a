import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import { listLanguages } from '@/lib/check/language-names';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { type Locale, localeSettings } from '@/lib/i18n/locales';

/** A straight mark, which may be escaped. */
const straight = /\\?["']/g;

/** Marks of Markdown stand between words and quotation marks without being read. */
const isMarkup = (character: string) => '*_~[\\'.includes(character);

/** What is read before an offset of the source. */
function before(source: string, offset: number): string {
  let at = offset - 1;
  while (at >= 0 && isMarkup(source[at] ?? '')) at -= 1;
  return source[at] ?? '';
}

const opens = (character: string) => character === '' || /[\s(–—“„‘/]/.test(character);

/** A run of text with straight marks in it. */
type Run = { value: string; offset: number; source: string; locale: Locale };

function quotesIn({ value, offset, source, locale }: Run): Finding[] {
  const { open, close } = localeSettings[locale].quotes;
  let isOpen = false;
  let isSingleOpen = false;
  return [...value.matchAll(straight)].flatMap(({ 0: found, index }) => {
    const start = offset + index;
    // At the beginning of a value in quotes, what is before it is no part of the text.
    const left = index === 0 && /["']/.test(source[start - 1] ?? '') ? '' : before(source, start);
    const right = value[index + found.length] ?? '';
    const isDouble = found.endsWith('"');
    const end = start + found.length;
    const report = (text?: string): Finding => ({
      offset: start,
      message: `${found.slice(-1)} is a straight mark: expected ${text ?? (isDouble ? `${open} or ${close}` : '’, or quotation marks')}${text ? '; `npm run check -- --fix` puts it in' : ''}`,
      ...(text && { fix: { start, end, text } }),
    });
    // Feet and inches, minutes and seconds.
    if (/\d/.test(left) && !(isDouble ? isOpen : isSingleOpen || /\p{L}/u.test(right))) return [];
    if (!isDouble && /\d/.test(left) && /\d/.test(right)) return [];
    if (opens(left) && /^\s?$/.test(right) && right !== '') return [report()];
    if (isDouble) {
      isOpen = opens(left);
      return [report(isOpen ? open : close)];
    }
    if (!opens(left)) {
      const isClosing = isSingleOpen && !/\p{L}/u.test(right);
      if (isClosing) isSingleOpen = false;
      return [isClosing ? report() : report('’')];
    }
    if (/\d/.test(right)) return [report('’')];
    isSingleOpen = true;
    return [report()];
  });
}

/** Straight quotation marks and apostrophes. */
const straightMarks = (document: DocumentExtract): Finding[] =>
  proseOf(document).flatMap(({ value, offset }) => {
    if (!value.includes('"') && !value.includes("'")) return [];
    return quotesIn({ value, offset, source: document.source.text, locale: document.locale });
  });

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
