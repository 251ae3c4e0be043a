import { type Locale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';

const functionWords = perLocale(
  (locale) => new Set<string>(localeSettings[locale].functionWords.split(' ')),
);

/** Letters that a language does not share with the others. */
const ownLetters = perLocale((locale) => new Set<string>(localeSettings[locale].ownLetters));

/** Fewer words may be a list of names, a heading or a call. */
const leastWords = 12;

/** Fewer function words may belong to names: Bank of England, Software as a Service. */
const leastFunctionWords = 3;

/** What a language's function words have to be of all words; in running text they are at least a fifth. */
const leastShare = 0.18;

/** How much rarer those of another language have to be: a text in two languages is in none. */
const mostOfOther = 0.3;

/**
 * Quotations, code, tags, addresses, titles in italics and placeholders: they may be in any language. Their lengths are
 * bounded, so that a text of opening signs alone takes no longer than any other.
 */
const foreignParts =
  /```[\s\S]*?```|`[^`]{0,1000}`|<[^<>]{0,600}>|\{[^{}]{0,100}\}|\]\([^()]{0,600}\)|\b(?:https?:|www\.)\S+|[“„«"][^“”„»"]{1,600}[”“»"]|(?<![*\p{L}])\*[^*\n]{1,200}\*(?![*\p{L}])|(?<![_\p{L}])_[^_\n]{1,200}_(?![_\p{L}])/gu;

/** Words of a text, by the language whose function words or letters they show. */
export type LanguageCounts = { words: number } & Readonly<Record<Locale, number>>;

/**
 * Counts what tells the language of a text.
 * @param text Markdown or plain text; quotations, code and addresses in it do not count.
 */
export function languageCounts(text: string): LanguageCounts {
  const counts = { words: 0, ...perLocale(() => 0) };
  for (const [word] of text
    .replace(foreignParts, ' ')
    .matchAll(/[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu)) {
    counts.words += 1;
    const lower = word.toLowerCase();
    // As it is written first: “I” in English is no “i” in Polish.
    const own = locales.find(
      (locale) => functionWords[locale].has(word) || functionWords[locale].has(lower),
    );
    if (own) counts[own] += 1;
    // A capital within a sentence makes a name of a word, and names are the same in all languages.
    else if (word === lower) {
      const lettered = locales.find((locale) =>
        [...word].some((letter) => ownLetters[locale].has(letter)),
      );
      if (lettered) counts[lettered] += 0.5;
    }
  }
  return counts;
}

/**
 * The language of a text, by its function words.
 * @returns undefined where the text is too short, mixed, or made of names.
 */
export function languageOf(counts: LanguageCounts): Locale | undefined {
  const { words } = counts;
  if (words < leastWords) return undefined;
  const [locale, second] = locales.toSorted((a, b) => counts[b] - counts[a]) as [Locale, Locale?];
  const own = counts[locale];
  const isClear = own >= leastFunctionWords && own >= words * leastShare;
  return isClear && (!second || counts[second] <= own * mostOfOther) ? locale : undefined;
}
