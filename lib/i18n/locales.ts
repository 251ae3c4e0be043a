/** What follows from a language besides its texts (`messages/<code>`) and its content (`<code>.mdx`). */
type Language = {
  /** In English, for messages to writers. */
  name: string;
  /** In the language itself, for the language switch. */
  ownName: string;
  /** What is before the path in addresses. */
  prefix: string;
  /**
   * Only some pages are in it. Nothing demands translations into it, and data files that lack its texts give those of
   * the default language.
   */
  isPartial?: boolean;
  openGraph: string;
  /** 0 is Sunday; the Polish week starts on Monday (docs/behaviour.md §2.4). */
  weekStartsOn: 0 | 1;
  /** How posts write a date (docs/behaviour.md §2.4): 19.11.2026, or with the name of the month. */
  date: 'numbers' | 'words';
  /** Between hours and minutes: 22:30, 22.30. */
  timeSeparator: ':' | '.';
  /** Between the cells of a spreadsheet in text: where the comma is the decimal sign, programs expect a semicolon. */
  cellSeparator: ',' | ';';
  /** Heading of the footnotes, and the name of the link that leads back from one. */
  footnotes: { label: string; backLabel: string };
  quotes: { open: string; close: string };
  /** Words of one letter that no line may end with. */
  boundWords: string;
  /** Further words that no line of large type may end with. */
  boundShortWords: string;
  /** Words that no line begins with after a number (a pattern): spans of time, months of a date. */
  boundAfterNumbers: string;
  /** What lists add to addresses. */
  listSlugs: { page: string; tags: string; authors: string };
  /**
   * Words that hold sentences together and are none in the other languages: a quarter to half of any running text, and
   * next to none of lists of names. Words that two languages share (`to`, `do`, `on`, `by`, `we`, `my`, `ten`, `a`) are
   * left out.
   */
  functionWords: string;
  /** Letters that no other language of the site has; names bring a few of them into other texts. */
  ownLetters: string;
  /** Which item each segment of a circular diagram shows, clockwise from the top (docs/behaviour.md §2.4). */
  segmentOrder: readonly number[];
};

/** The languages of the site by their codes, the default first (docs/behaviour.md §9). A language is one entry here. */
export const languages = {
  en: {
    name: 'English',
    ownName: 'English',
    prefix: '',
    openGraph: 'en_US',
    weekStartsOn: 0,
    date: 'numbers',
    timeSeparator: ':',
    cellSeparator: ',',
    footnotes: { label: 'Footnotes', backLabel: 'Back to reference {reference}' },
    quotes: { open: '“', close: '”' },
    boundWords: '',
    boundShortWords: 'a',
    boundAfterNumbers:
      '(?:second|minute|hour|day|week|month|year)s?|January|February|March|April|May|June|July|August|September|October|November|December',
    listSlugs: { page: 'page', tags: 'tags', authors: 'authors' },
    functionWords:
      'I the and of in is it for that with what an you are from or your not be its who at which can has have had how where our was were they them this these those when without does did every their there under other than then will would only into because should must could been about after before between any some such but all more most if also while whether each his her he she',
    ownLetters: '',
    segmentOrder: [0, 1, 2],
  },
  pl: {
    name: 'Polish',
    ownName: 'Polski',
    prefix: '/pl',
    openGraph: 'pl_PL',
    weekStartsOn: 1,
    date: 'words',
    timeSeparator: '.',
    cellSeparator: ';',
    footnotes: { label: 'Przypisy', backLabel: 'Wróć do odwołania {reference}' },
    quotes: { open: '„', close: '”' },
    boundWords: 'aiouwz',
    boundShortWords: 'za na do od po we ze ku że by pod',
    boundAfterNumbers:
      'r\\.|godz\\.|godzin[aęy]?|minut[aęy]?|sekund[aęy]?|dni|tygodni[ae]?|miesi(?:ące|ęcy)|lat|kwartał|kwartale|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    listSlugs: { page: 'strona', tags: 'tagi', authors: 'autorzy' },
    functionWords:
      'w z na nie się jest od po dla ma które bez kto są czy przez jak za tego który która przy może albo przed lub pod gdy tak jako oraz jeśli jeżeli żeby także też już więc że ze ich jej jego niż tym tych tej można musi tylko gdzie o u i kiedy każdy każda każdego których której którego którym nad aby był była było były będzie będą nas nam nasze nasza nasz ale ani',
    ownLetters: 'ąćęłńóśźż',
    segmentOrder: [2, 0, 1],
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** The codes of the languages, the default first. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** English has no prefix in addresses (docs/behaviour.md §2.1). */
export const defaultLocale: Locale = 'en';

/** What follows from each language. */
export const localeSettings: Readonly<Record<Locale, Language>> = languages;

/** The languages every page is expected in. */
export const fullLocales = locales.filter((locale) => !localeSettings[locale].isPartial);

/** Whether a value is the code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** A value for each language. */
export const perLocale = <Entry>(entryOf: (locale: Locale) => Entry): Record<Locale, Entry> =>
  Object.fromEntries(locales.map((locale) => [locale, entryOf(locale)])) as Record<Locale, Entry>;

/** A text in a language; that of the default language where a partial one has none. */
export const textIn = (
  texts: Readonly<Record<'en', string> & Partial<Record<Locale, string>>>,
  locale: Locale,
): string => texts[locale] ?? texts.en;

/**
 * Fills texts that a partial language lacks with those of the default language.
 * @param value Data of which objects have the codes of languages for keys.
 */
export function withPartialLanguages<Value>(value: Value): Value {
  if (fullLocales.length === locales.length || value === null || typeof value !== 'object')
    return value;
  if (Array.isArray(value)) return value.map(withPartialLanguages) as Value;
  const keys = Object.keys(value);
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withPartialLanguages(entry)]),
  );
  if (!keys.includes(defaultLocale) || !keys.every(isLocale)) return inner as Value;
  const missing = locales.filter(
    (locale) => localeSettings[locale].isPartial && !keys.includes(locale),
  );
  return {
    ...inner,
    ...Object.fromEntries(missing.map((locale) => [locale, inner[defaultLocale]])),
  } as Value;
}
