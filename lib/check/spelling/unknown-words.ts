import { type Locale, locales } from '@/lib/i18n/locales';
import { dictionaryOf } from './dictionary';
import { hasInnerCapital, lexiconOf } from './lexicon';

/** A word that is in no dictionary its language is held against. */
export type UnknownWord = {
  word: string;
  /** Where it begins in its text. */
  at: number;
  /** Whether it has a capital in the middle of a sentence, as names do. */
  isName: boolean;
  /** Whether it has a capital and stands beside another word with one, as parts of names do. */
  isInName: boolean;
};

/** Words with their hyphens and apostrophes; none with digits or signs in it, as ids and addresses have. */
const wordPattern =
  /(?<![\p{L}\p{M}\p{N}_@./\\#&-])\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}_@/\\]|[-’']?\p{N}|[-’'.]\p{L})/gu;

/** Names in braces, code in backticks, labels of references, addresses. */
const noWords = /\{[^}]*\}|`[^`]*`|(?<=\])\[[^\]]*\]|(?:mailto|tel|https?):\S*/gu;

/** Words that stand for a text to come, which placeholder-text reports. */
const filler = /lorem ipsum/i;

/** What ends a sentence, or begins a text. */
const sentenceEnd = /(?:^|[.!?:…|])["”’)»*_]*\s*["“„‘(«*_[]*$/;

const capital = /^\p{Lu}/u;
const behindCapital = /(?<!\p{L})\p{Lu}[\p{L}\p{M}’'-]*[ \u00A0]$/u;
const beforeCapital = /^[ \u00A0]\p{Lu}/u;

/** Several words of another language in one text are a quotation, or a text that wrong-language reports. */
const fewestQuoted = 2;

const quotation = /(?<=[“„«»"])[^“”„«»"]+(?=[“”»«"])/gu;

/** The unknown words of quotations in another language: at least half of their words. */
const inQuotations = (text: string, unknown: readonly UnknownWord[]): UnknownWord[] =>
  [...text.matchAll(quotation)].flatMap(({ 0: phrase, index }) => {
    const within = unknown.filter(({ at }) => at >= index && at < index + phrase.length);
    const words = phrase.match(wordPattern)?.length ?? 0;
    return within.length >= fewestQuoted && 2 * within.length >= words ? within : [];
  });

/** The unknown words of another language of the site, where there are several. */
function ofOtherLanguage(unknown: readonly UnknownWord[], locale: Locale): UnknownWord[] {
  if (unknown.length < fewestQuoted) return [];
  const others = locales.filter((one) => one !== locale).flatMap((one) => dictionaryOf(one) ?? []);
  const found = unknown.filter(({ word }) => others.some(({ has }) => has(word.toLowerCase())));
  return found.length >= fewestQuoted ? found : [];
}

/**
 * Finds the words of a text that are not known in its language, nor of a quotation in another one.
 * @param text What is read, placeholders in it.
 * @param isItalic Whether it is in italics, as phrases of other languages are.
 * @returns Nothing for a language without a dictionary.
 */
export function unknownWords(
  text: string,
  locale: Locale,
  isItalic = false,
  lexicon = lexiconOf(locale),
): UnknownWord[] {
  if (!lexicon || filler.test(text) || text.normalize('NFC').length !== text.length) return [];
  const readable = text.replace(noWords, (found) => ' '.repeat(found.length));
  const unknown = [...readable.matchAll(wordPattern)].flatMap(({ 0: whole, index }) => {
    if (lexicon.isKnown(whole)) return [];
    const before = readable.slice(Math.max(0, index - 40), index);
    const isFirst = sentenceEnd.test(before);
    const isBeside =
      behindCapital.test(before) || beforeCapital.test(readable.slice(index + whole.length));
    return [...whole.matchAll(/[^-]+/g)].flatMap(({ 0: word, index: within }): UnknownWord[] => {
      // What stands behind an abbreviation is its ending: `API-em`.
      const isEnding = word.length < 5 && hasInnerCapital(whole.slice(0, within));
      if (lexicon.isKnown(word) || isEnding) return [];
      const isCapital = capital.test(word);
      const isName = isCapital && !(isFirst && within === 0);
      return [{ word, at: index + within, isName, isInName: isCapital && isBeside }];
    });
  });
  const left = new Set([
    ...inQuotations(readable, unknown),
    ...ofOtherLanguage(unknown, locale),
    // In italics only what is nearly a word of the language is one of it.
    ...unknown.filter(({ word }) => isItalic && !lexicon.isNear(word)),
  ]);
  return unknown.filter((word) => !left.has(word));
}
