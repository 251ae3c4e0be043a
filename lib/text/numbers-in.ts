import type { Locale } from '@/lib/i18n/locales';

/** A number of a text, in one form whatever its language, and where it begins. */
export type FoundNumber = { value: number; written: string; offset: number };

/** What holds digits that are no numbers of the text: placeholders, code, tags, addresses, notes. */
const otherParts =
  /\{[^{}]{0,100}\}|`[^`]{0,1000}`|<[^<>]{0,600}>|\]\([^()]{0,600}\)|\[\^[^\]]{0,40}\]|\b(?:https?:|www\.)\S+/gu;

/** Numbers as each language writes them: groups of thousands, decimals; a time of day is one number. */
const written: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\p{L}\d.,:]|\p{L}-)(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.:]\d+)*/gu,
  pl: /(?<![\p{L}\d.,:]|\p{L}-)(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\d])|\d+)(?:[.,:]\d+)*/gu,
};

/** Words behind a number by which it is multiplied: “38 tys.” is “38,000”. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^[\s\u00A0\u202F]?(?:tys\.|tysi\p{L}+|thousand\b)/iu, 1_000],
  [/^[\s\u00A0\u202F]?(?:mln\b|milion\p{L}*|million\b)/iu, 1_000_000],
  [/^[\s\u00A0\u202F]?(?:mld\b|miliard\p{L}*|billion\b|bn\b)/iu, 1_000_000_000],
];

/** Hours after noon, which other languages count up to 24. */
const afterNoon = /^\s?p\.?m\b/i;

/**
 * The numbers of a text, those within words (`S3`) and of more than one decimal sign (dates, versions) left out.
 * @param text Markdown or plain text; placeholders, code and addresses in it do not count.
 */
export function numbersIn(text: string, locale: Locale): FoundNumber[] {
  const plain = text.replace(otherParts, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(written[locale])].flatMap(({ 0: found, index }) => {
    const digits =
      locale === 'en' ? found.replaceAll(',', '') : found.replace(/[\s\u00A0\u202F]/g, '');
    const value = Number(digits.replace(/[,:]/, '.'));
    if (Number.isNaN(value)) return [];
    const rest = plain.slice(index + found.length, index + found.length + 20);
    const [unit, factor] = multipliers.find(([word]) => word.test(rest)) ?? [];
    const [word = ''] = unit?.exec(rest) ?? [];
    const hours = afterNoon.test(rest) && value < 12 ? 12 : 0;
    // Rounded, since 1.1 times a thousand is a little more than 1,100.
    const whole = factor ? Math.round(value * factor) : value + hours;
    return [{ value: whole, written: found + word, offset: index }];
  });
}

/** Words for small numbers: where a text has one, the other language may write it in digits, and the other way round. */
const numberWords: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:one|once|two|twice|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|third|fifth|tenth|dozen|first|second|both|single)\b/i,
  pl: /(?<!\p{L})(?:jed(?:en|n)|raz|dw(?:a|ie|u|ó|om)|oba|obie|trz(?:y|e)|cztere?|czwart|pięć|pięc|piąt|sześć|szes|szóst|sied|siód|os(?:iem|iem|ie)|ośm|ósm|dziewi|dziesi|\p{L}+naści?e|sto|setk|tysi|pół|połow|kwart|kwadrans|pierwsz|drug|pojedyncz)/iu,
};

/** Whether a text says numbers in words. */
export const hasNumberWords = (text: string, locale: Locale): boolean =>
  numberWords[locale].test(text);
