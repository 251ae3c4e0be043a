import { type Locale, locales } from '@/lib/i18n/locales';
import { dictionaryOf } from './dictionary';
import { hasInnerCapital, type Lexicon, lexiconOf } from './lexicon';

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

/** Whether unknown words make a phrase one of another language: a single word that is near to none, half of several. */
function isForeign(phrase: string, unknown: readonly UnknownWord[], { isNear }: Lexicon): boolean {
  const words = phrase.match(wordPattern)?.length ?? 0;
  if (words === 1) return unknown.every(({ word }) => !isNear(word));
  return unknown.length >= fewestQuoted && 2 * unknown.length >= words;
}

/** The unknown words of another language of the site, where there are several. */
function ofOtherLanguage(unknown: readonly UnknownWord[], locale: Locale): UnknownWord[] {
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
    const parts = whole.split('-');
    let next = index;
    return parts.flatMap((word, part): UnknownWord[] => {
      const at = next;
      next += word.length + 1;
      // What stands behind an abbreviation is its ending: `API-em`.
      if (lexicon.isKnown(word) || hasInnerCapital(parts[part - 1] ?? '')) return [];
      const isCapital = capital.test(word);
      const isName = isCapital && !(isFirst && part === 0);
      return [{ word, at, isName, isInName: isCapital && isBeside }];
    });
  });
  if (unknown.length === 0) return [];
  const phrases = [...readable.matchAll(quotation)].filter(([phrase]) => phrase.includes(' '));
  const foreign = phrases.flatMap(({ 0: phrase, index }) => {
    const within = unknown.filter(({ at }) => at >= index && at < index + phrase.length);
    return isForeign(phrase, within, lexicon) ? within : [];
  });
  if (isItalic && isForeign(readable, unknown, lexicon)) return [];
  const left = new Set([...foreign, ...ofOtherLanguage(unknown, locale)]);
  return unknown.filter((word) => !left.has(word));
}
