import type { Locale } from '@/lib/i18n/locales';

/**
 * Words that hold sentences together and are none in the other language: a quarter to half of any running text, and
 * next to none of lists of names. Words of both (`to`, `do`, `on`, `by`, `we`, `my`, `ten`, `a`) are left out.
 */
const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and of in is it for that with what an you are from or your not be its who at which can has have had how where our was were they them this these those when without does did every their there under other than then will would only into because should must could been about after before between any some such but all more most if also while whether each his her he she'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'w z na nie się jest od po dla ma które bez kto są czy przez jak za tego który która przy może albo przed lub pod gdy tak jako oraz jeśli jeżeli żeby także też już więc że ze ich jej jego niż tym tych tej można musi tylko gdzie o u i kiedy każdy każda każdego których której którego którym nad aby był była było były będzie będą nas nam nasze nasza nasz także ale ani'.split(
      ' ',
    ),
  ),
};

/** Letters that Polish has and English has not; names bring a few of them into English texts. */
const polishLetter = /[ąćęłńóśźż]/;

/** Fewer words may be a list of names, a heading or a call. */
const leastWords = 12;

/** Fewer function words may belong to names: Bank of England, Software as a Service. */
const leastFunctionWords = 3;

/** What a language's function words have to be of all words; in running text they are at least a fifth. */
const leastShare = 0.18;

/** How much rarer those of the other language have to be: a text in two languages is in none. */
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
  const counts = { words: 0, en: 0, pl: 0 };
  for (const [word] of text
    .replace(foreignParts, ' ')
    .matchAll(/[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu)) {
    counts.words += 1;
    const lower = word.toLowerCase();
    // “I” in English is no “i” in Polish.
    if (functionWords.en.has(lower) || word === 'I') counts.en += 1;
    else if (functionWords.pl.has(lower)) counts.pl += 1;
    // A capital within a sentence makes a name of a word, and names are the same in both languages.
    else if (polishLetter.test(word) && word === lower) counts.pl += 0.5;
  }
  return counts;
}

/**
 * The language of a text, by its function words.
 * @returns undefined where the text is too short, mixed, or made of names.
 */
export function languageOf({ words, en, pl }: LanguageCounts): Locale | undefined {
  if (words < leastWords) return undefined;
  const [locale, own, other]: [Locale, number, number] = en > pl ? ['en', en, pl] : ['pl', pl, en];
  const isClear = own >= leastFunctionWords && own >= words * leastShare;
  return isClear && other <= own * mostOfOther ? locale : undefined;
}
