import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';

const bound = perLocale((locale) => {
  const { boundWords } = localeSettings[locale];
  return boundWords ? new RegExp(`(^|[\\s(„«—–])([${boundWords}]) +`, 'gi') : undefined;
});

/** Units that are bound to the number before them, so that no line begins with one. */
const units =
  'h|min|s|ms|kB|MB|GB|TB|PB|MiB|GiB|TiB|[GM]bit|kW|MW|m|km|vCPU|zł|gr|PLN|EUR|tys\\.|mln|mld';
const unitAfter = new RegExp(`(\\d) (${units})(?![\\p{L}\\p{N}])`, 'gu');
const currencyBefore = /(?<!\p{L})(PLN|EUR) (?=\d)/gu;
const resultAfter = /= (?=\d)/g;

/** Groups of digits of one number (21 600). */
const digitGroups = /(\d) (?=\d{3}(?!\d))/g;

/** The words of a language that stay with the number before them, in digits or Roman (II kwartał). */
const wordAfter = perLocale((locale) => {
  const { boundAfterNumbers } = localeSettings[locale];
  return boundAfterNumbers
    ? new RegExp(`(\\d|(?<!\\p{L})[IVX]+) (${boundAfterNumbers})(?![\\p{L}\\p{N}])`, 'gu')
    : undefined;
});

/** What stands before a number and belongs to it: in laws, standards and registers. */
const markBefore =
  /(?<![\p{L}\p{N}])(art\.|ust\.|pkt|§|Art\.|Articles?|ISO(?:\/IEC)?|KRS|NIP|REGON|nr) (?=\d)/gu;

/** The legal form of Polish companies, in texts of every language. */
const legalForm = /sp\. z o\.o\./g;

/** No line begins with a dash. */
const dashAfter = / (?=[–—] )/g;

function bindNumbers(text: string, locale: Locale): string {
  const withUnits = /\d/.test(text)
    ? text
        .replace(unitAfter, '$1\u00A0$2')
        .replace(digitGroups, '$1\u00A0')
        .replace(currencyBefore, '$1\u00A0')
        .replace(resultAfter, '=\u00A0')
        .replace(markBefore, '$1\u00A0')
    : text;
  const words = wordAfter[locale];
  return words ? withUnits.replace(words, '$1\u00A0$2') : withUnits;
}

/**
 * Sets a text by the rules of its language, as it is shown: numbers are bound to their units, to the words for
 * time and to the month after them, and to the mark before them (art. 28), dashes to the word before them, and in Polish one-letter
 * words, which must not end a line, to the word that follows, with a no-break space.
 * @param text A run of text; it may begin or end in the middle of a sentence.
 */
export function typeset(text: string, locale: Locale): string {
  const withNumbers = bindNumbers(text, locale)
    .replace(legalForm, 'sp.\u00A0z\u00A0o.o.')
    .replace(dashAfter, '\u00A0');
  const pattern = bound[locale];
  if (!pattern) return withNumbers;
  // Twice, because neighbouring one-letter words ("a w domu") share the space between them.
  const bind = (input: string) => input.replace(pattern, '$1$2\u00A0');
  return bind(bind(withNumbers));
}

const shortBound = perLocale((locale) => {
  const { boundShortWords } = localeSettings[locale];
  return boundShortWords
    ? new RegExp(`(^|[\\s(„«—–])(${boundShortWords.split(' ').join('|')}) +`, 'giu')
    : undefined;
});

/** Numbers that belong to the name before them. */
const nameBeforeNumber = /(?<!\p{L})(Microsoft|Office|Artykuł) (?=\d)/gu;

/**
 * The same for large type, where a short word at the end of a line is seen from afar: in Polish, prepositions and
 * conjunctions are bound as well, in English the article; in both, numbers to the name they belong to.
 */
export function typesetLarge(text: string, locale: Locale): string {
  const set = typeset(text, locale).replace(nameBeforeNumber, '$1\u00A0');
  const pattern = shortBound[locale];
  return pattern ? set.replace(pattern, '$1$2\u00A0') : set;
}
