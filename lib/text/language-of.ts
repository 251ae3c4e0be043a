import { type Locale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';

/** The language of each function word; a word that two languages have counts for the first. */
const functionWords = new Map<string, Locale>();
for (const locale of locales)
  for (const word of localeSettings[locale].functionWords.split(' '))
    if (!functionWords.has(word)) functionWords.set(word, locale);

/** Letters that a language does not share with the others, for languages that have some. */
const ownLetters = locales
  .filter((locale) => localeSettings[locale].ownLetters !== '')
  .map((locale) => ({ locale, letter: new RegExp(`[${localeSettings[locale].ownLetters}]`, 'u') }));

/** Fewer words may be a list of names, a heading or a call. */
const leastWords = 12;

/** Fewer words of a language that has letters of its own, which names and quotations seldom have several of. */
const leastWordsWithLetters = 6;

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

/** Where a sentence, or a part of one, ends. */
const sentenceEnd = /(?<=[.!?…:;])\s+/gu;

/** Fewer words are a name or a call, even in a sentence that stands by itself. */
const leastWordsOfSentence = 4;

/** One function word belongs to a name (Bank of England); two of them seldom do. */
const leastFunctionWordsOfSentence = 2;

/** Words of a text, by the language whose function words or letters they show. */
export type LanguageCounts = { words: number } & Readonly<Record<Locale, number>>;

/**
 * Counts what tells the language of a text.
 * @param text Markdown or plain text; quotations, code and addresses in it do not count.
 */
export function languageCounts(text: string): LanguageCounts {
  const counts = { words: 0, ...perLocale(() => 0) };
  const words = text.replace(foreignParts, ' ').match(/[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu) ?? [];
  counts.words = words.length;
  for (const word of words) {
    const lower = word.toLowerCase();
    // As it is written first: “I” in English is no “i” in Polish.
    const own = functionWords.get(word) ?? functionWords.get(lower);
    if (own) counts[own] += 1;
    // A capital within a sentence makes a name of a word, and names are the same in all languages.
    else if (word === lower) {
      const lettered = ownLetters.find(({ letter }) => letter.test(word));
      if (lettered) counts[lettered.locale] += 0.5;
    }
  }
  return counts;
}

/** The language of which a text shows most, how much it shows of it, and of the one that comes next. */
function leadingIn(counts: LanguageCounts) {
  const [locale, second] = locales.toSorted((a, b) => counts[b] - counts[a]) as [Locale, Locale?];
  return { locale, own: counts[locale], other: second ? counts[second] : 0 };
}

/**
 * The language of a text, by its function words.
 * @returns undefined where the text is too short, mixed, or made of names.
 */
export function languageOf(counts: LanguageCounts): Locale | undefined {
  const { words } = counts;
  const { locale, own, other } = leadingIn(counts);
  const isLettered = localeSettings[locale].ownLetters !== '' && other === 0;
  if (words < (isLettered ? leastWordsWithLetters : leastWords)) return undefined;
  const isClear = own >= leastFunctionWords && own >= words * leastShare;
  return isClear && other <= own * mostOfOther ? locale : undefined;
}

/** Whether most words begin with a capital, as in names of products, laws and certificates. */
function isName(sentence: string): boolean {
  const words = (sentence.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => !functionWords.has(word.toLowerCase()),
  );
  return words.filter((word) => word === word.toLowerCase()).length * 2 < words.length;
}

/**
 * The language of a sentence that is too short for `languageOf`: it has function words of one language, and nothing of
 * another. For sentences that stand among others of a known language, where a wrong guess is unlikely: among 40,000
 * sentences and properties of this site there is none.
 * @returns undefined where the sentence is mixed, a name, or of three words.
 */
function sentenceLanguageOf(sentence: string): Locale | undefined {
  const counts = languageCounts(sentence);
  const { locale, own, other } = leadingIn(counts);
  const isClear =
    counts.words >= leastWordsOfSentence &&
    own >= leastFunctionWordsOfSentence &&
    own >= counts.words * leastShare &&
    other === 0;
  return isClear && !isName(sentence) ? locale : undefined;
}

/**
 * Finds sentences that are in another language than the text they are in, short ones among them.
 * @param text Markdown or plain text; quotations, code and addresses in it do not count.
 * @param own The language that the text is to be in.
 * @param counts What tells the language of the text, where that has been counted.
 * @returns The sentences, and where each of them begins in the text.
 */
export function foreignSentences(
  text: string,
  own: Locale,
  counts = languageCounts(text),
): { locale: Locale; offset: number; sentence: string }[] {
  // No sentence has more of a language than the text: most texts have nothing of another.
  if (!locales.some((one) => one !== own && counts[one] >= leastFunctionWordsOfSentence)) return [];
  const bare = text.replace(foreignParts, (part) => ' '.repeat(part.length));
  const starts = [
    0,
    ...[...bare.matchAll(sentenceEnd)].map(({ 0: gap, index }) => index + gap.length),
  ];
  return starts.flatMap((start, index) => {
    const sentence = bare.slice(start, starts[index + 1]);
    const locale = sentenceLanguageOf(sentence);
    const offset = start + (sentence.length - sentence.trimStart().length);
    return locale && locale !== own ? [{ locale, offset, sentence: sentence.trim() }] : [];
  });
}
