import { type Locale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';
import { type Dictionary, dictionaryOf } from './dictionary';

/** A word that is in no dictionary its language is held against. */
export type UnknownWord = {
  word: string;
  /** Where it begins in its text. */
  at: number;
  /** Whether it has a capital in the middle of a sentence, as names do. */
  isName: boolean;
};

/** Words with their hyphens and apostrophes; none with digits or signs in it, as ids and addresses have. */
const wordPattern =
  /(?<![\p{L}\p{M}\p{N}_@./\\#&-])\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}_@/\\]|[-’']?\p{N}|[-’'.]\p{L})/gu;

/** Names in braces, code in backticks, labels of references, addresses. */
const noWords = /\{[^}]*\}|`[^`]*`|(?<=\])\[[^\]]*\]|(?:mailto|tel|https?):\S*/gu;

/** Words that stand for a text to come, which placeholder-text reports. */
const filler = /lorem ipsum/i;

/** Two letters may be anything: units, cases, ends of words. */
const shortest = 3;

/** Abbreviations, and names of products: `DORA`, `FinOps`, `VMs`. */
const hasInnerCapital = (word: string) => /\p{L}\p{Lu}/u.test(word);

/** What ends a sentence, or begins a text. */
const sentenceEnd = /(?:^|[.!?:…|])["”’)»*_]*\s*["“„‘(«*_[]*$/;

/** Languages whose words another one borrows: the trade speaks English. */
const lenders: Readonly<Partial<Record<Locale, readonly Locale[]>>> = { pl: ['en'] };

/** Letters that are in one language of the site alone; a word with one is in that language. */
const foreignLetters = perLocale(
  (locale) =>
    new Set(locales.flatMap((one) => (one === locale ? [] : [...localeSettings[one].ownLetters]))),
);

/** Forms in which a dictionary may have a word: as it is, without a capital, without the ending of a genitive. */
function isIn({ has }: Dictionary, word: string): boolean {
  const straight = word.replaceAll('’', "'");
  const bare = straight.replace(/'s?$/, '');
  const forms = new Set([straight, bare, straight.toLowerCase(), bare.toLowerCase()]);
  return [...forms].some((form) => form !== '' && has(form));
}

/** Several words of another language in one text are a quotation, or a text that wrong-language reports. */
const fewestQuoted = 2;

/** Words of a text without those that are quoted in another language of the site. */
function withoutQuotations(words: readonly UnknownWord[], locale: Locale): UnknownWord[] {
  const others = locales
    .filter((one) => one !== locale)
    .flatMap((one) => (words.length >= fewestQuoted ? (dictionaryOf(one) ?? []) : []));
  const isForeign = ({ word }: UnknownWord) => others.some((dictionary) => isIn(dictionary, word));
  const foreign = words.filter(isForeign);
  return foreign.length >= fewestQuoted ? words.filter((word) => !isForeign(word)) : [...words];
}

/** Answers by language: of the words of a site nine in ten have been asked for before. */
const remembered = new Map<Locale, Map<string, boolean>>();

/**
 * Finds the words of a text that no dictionary of its language has, nor one of a language it borrows from.
 * @param text What is read, placeholders in it.
 * @returns Nothing for a language without a dictionary.
 */
export function unknownWords(text: string, locale: Locale): UnknownWord[] {
  const own = dictionaryOf(locale);
  if (!own) return [];
  const others = (lenders[locale] ?? []).flatMap((lender) => dictionaryOf(lender) ?? []);
  const foreign = foreignLetters[locale];
  const answers = remembered.get(locale) ?? new Map<string, boolean>();
  remembered.set(locale, answers);
  const isKnown = (word: string): boolean => {
    const answer =
      answers.get(word) ??
      (word.length < shortest ||
        hasInnerCapital(word) ||
        [...word.toLowerCase()].some((letter) => foreign.has(letter)) ||
        [own, ...others].some((dictionary) => isIn(dictionary, word)));
    answers.set(word, answer);
    return answer;
  };
  if (filler.test(text)) return [];
  const plain = text.normalize('NFC').length === text.length ? text : '';
  const readable = plain.replace(noWords, (found) => ' '.repeat(found.length));
  const unknown = [...readable.matchAll(wordPattern)].flatMap(({ 0: whole, index }) => {
    if (isKnown(whole)) return [];
    const isFirst = sentenceEnd.test(readable.slice(Math.max(0, index - 40), index));
    let at = index;
    return whole.split('-').flatMap((word, part): UnknownWord[] => {
      const start = at;
      at += word.length + 1;
      if (isKnown(word)) return [];
      const isName = /^\p{Lu}/u.test(word) && !(isFirst && part === 0);
      return [{ word, at: start, isName }];
    });
  });
  return withoutQuotations(unknown, locale);
}
