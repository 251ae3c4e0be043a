import { proseOf } from '@/lib/check/extract/prose';
import { sharedTexts } from '@/lib/check/extract/shared-texts';
import type { SharedContent } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import type { SiteFinding } from '@/lib/check/problem';
import type { DocumentRule, SharedRule } from '@/lib/check/rule';
import { dictionaryOf } from '@/lib/check/spelling/dictionary';
import { type Lexicon, lexiconOf } from '@/lib/check/spelling/lexicon';
import { type UnknownWord, unknownWords } from '@/lib/check/spelling/unknown-words';
import { type Locale, locales } from '@/lib/i18n/locales';

/** An id, an icon, the name of a choice: outside of running text, a text has more than one word, or a capital. */
const isId = (text: string) => /^[a-z0-9_.-]+$/.test(text);

/** Whether a part of the source is all that stands between two stars or underlines. */
const isItalic = (source: string, start: number, end: number) =>
  /(?<![*_])[*_]$/.test(source.slice(0, start).slice(-2)) &&
  /^[*_](?![*_])/.test(source.slice(end, end + 2));

/** A word without the ending of an English genitive. */
const bareOf = (word: string) => word.replace(/[’']s?$/, '');

/** Shorter words at the beginning of a sentence are near to too many others to be taken for names: `Teh`. */
const shortestName = 5;

/** Words that get a suggestion from a dictionary at a time, each of which takes some 50 ms. */
const mostSuggested = 10;

/** Which of the unknown words of a page, or of the texts that pages share, are misspelt, and what is said of them. */
function misspelt<Found extends UnknownWord>(
  found: readonly Found[],
  locale: Locale,
  { isNear, nearestListed }: Lexicon,
): { one: Found; message: string }[] {
  const together = new Map<string, Found[]>();
  for (const one of found) {
    const all = together.get(bareOf(one.word)) ?? [];
    all.push(one);
    together.set(bareOf(one.word), all);
  }
  /** A capital makes a name of a word that is near to no other; of one that is, within a sentence, twice or beside a capital. */
  const isName = ({ word, isInName }: UnknownWord) => {
    if (!/^\p{Lu}/u.test(word)) return false;
    const all = together.get(bareOf(word)) ?? [];
    const isWithin = all.some(({ isName }) => isName);
    if (isNear(word)) return isWithin && (isInName || all.length > 1);
    return isWithin || word.length >= shortestName;
  };
  const suggestions = new Map<string, string | undefined>();
  const suggestionFor = (word: string) => {
    if (!suggestions.has(word) && suggestions.size < mostSuggested)
      suggestions.set(word, dictionaryOf(locale)?.nearest(word));
    return suggestions.get(word);
  };
  return found.flatMap((one) => {
    const { word } = one;
    const listed = nearestListed(bareOf(word));
    if (!listed && isName(one)) return [];
    const meant = listed ?? suggestionFor(word);
    const hint = meant ? `; did you mean \`${meant}\`?` : ';';
    const message = `"${word}" is in no dictionary of ${languageNames[locale]}${hint} if it is right, add a line \`- ${word}\` below \`${locale}\` in content/data/words.yaml`;
    return [{ one, message }];
  });
}

/** Misspelt words of the texts that pages share. */
const inSharedTexts = (shared: SharedContent): SiteFinding[] =>
  locales.flatMap((locale) => {
    const lexicon = lexiconOf(locale);
    if (!lexicon) return [];
    const found = sharedTexts(shared)
      .filter((one) => one.locales.includes(locale) && !one.isVerbatim && !isId(one.text))
      .flatMap(({ text, place }) =>
        unknownWords(text, locale, false, lexicon).map((word) => ({ ...word, place })),
      );
    return misspelt(found, locale, lexicon).map(({ one, message }) => ({ ...one.place, message }));
  });

/** The rule about misspelt words. */
export const misspelling: DocumentRule & SharedRule = {
  name: 'misspelling',
  // A warning: no dictionary has every word.
  severity: 'warning',
  summary: 'Every word is in a dictionary of its language, or in data/words.yaml.',
  remedy:
    'Correct the word; add a right one to data/words.yaml, below `all` or its language: its usual endings are known, and `*` stands for any. Names need not be there.',
  checkDocument: (document) => {
    const { locale, source } = document;
    const lexicon = lexiconOf(locale);
    if (!lexicon) return [];
    const running = new Set(document.texts);
    const found = proseOf(document)
      .filter((text) => running.has(text) || !isId(text.value))
      .flatMap(({ value, offset }) => {
        const italic = isItalic(source.text, offset, offset + value.length);
        return unknownWords(value, locale, italic, lexicon).map((word) => ({ ...word, offset }));
      });
    return misspelt(found, locale, lexicon).map(({ one: { offset, at }, message }) => ({
      offset: offset + at,
      message,
    }));
  },
  checkShared: inSharedTexts,
};
