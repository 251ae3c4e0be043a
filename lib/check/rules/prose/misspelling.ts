import { distance } from 'fastest-levenshtein';
import { proseOf } from '@/lib/check/extract/prose';
import { type CheckedSite, type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteFinding, SiteRule } from '@/lib/check/rule';
import { type SharedText, sharedTexts } from '@/lib/check/rules/data/shared-texts';
import { dictionaryOf } from '@/lib/check/spelling/dictionary';
import { type UnknownWord, unknownWords } from '@/lib/check/spelling/unknown-words';
import { textsIn } from '@/lib/check/texts-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { wordSchema } from '@/lib/schema/data/words';
import { site as provider } from '@/site.config';

const wordsFile = 'data/words.yaml';

/** Data files whose names are words of every text. */
const nameFiles = ['data/people.yaml', 'data/clients.yaml'];

/** An id, an icon, the name of a choice: a text has more than one word, or a capital. */
const isName = (text: string) => /^[a-z0-9_.-]+$/.test(text);

/** Words of a document that are in no dictionary. */
type Unknown = Placed<Omit<UnknownWord, 'at'>>;

/** Found when a document is read, since it follows from nothing but its text; own words are looked up later. */
const unknownIn: Extract<Unknown[]> = {
  name: 'misspelling',
  from: (document) =>
    proseOf(document).flatMap(({ value, offset }) =>
      isName(value)
        ? []
        : unknownWords(value, document.locale).map(({ at, ...found }) => ({
            ...found,
            ...document.source.at(offset + at),
          })),
    ),
};

/** A word at its place, in a language. */
type Found = Omit<UnknownWord, 'at'> & { locale: Locale; place: Place };

/** Unknown words of texts that pages share. They are looked for when one of those texts changed. */
function inSharedTexts(site: CheckedSite): Found[] {
  const texts = sharedTexts(site).filter(({ text, isVerbatim }) => !isVerbatim && !isName(text));
  const content = JSON.stringify(texts.map(({ text, locales: own }) => [text, own]));
  const find = ({ text, locales: own }: SharedText) =>
    own.flatMap((locale) => unknownWords(text, locale).map((found) => ({ ...found, locale })));
  const known = site.cache?.get('misspelling shared', content) as
    | ReturnType<typeof find>[]
    | undefined;
  const found = known ?? texts.map(find);
  if (!known) site.cache?.set('misspelling shared', content, found);
  return texts.flatMap(({ place }, index) =>
    (found[index] ?? []).map(({ word, isName: isCapital, locale }) => ({
      word,
      isName: isCapital,
      locale,
      place,
    })),
  );
}

/** Everything that no dictionary has. */
const allUnknown = (site: CheckedSite): Found[] => [
  ...site.documents.flatMap((document) =>
    extractOf(document, unknownIn).map(({ word, isName: isCapital, line, column }) => ({
      word,
      isName: isCapital,
      locale: document.locale,
      place: { file: document.file, line, column },
    })),
  ),
  ...inSharedTexts(site),
];

/** Words as texts write them: the stem, and whether anything may follow it. */
type OwnWord = { stem: string; isOpen: boolean };

/** The lists of words, without what is wrong in them, which data-file reports: all other words stay right. */
function readableWords(raw: unknown): Partial<Record<string, string[]>> {
  const lists = raw !== null && typeof raw === 'object' ? Object.entries(raw) : [];
  return Object.fromEntries(
    lists.map(([key, words]: [string, unknown]) => [
      key,
      (Array.isArray(words) ? words : []).filter((word) => wordSchema.safeParse(word).success),
    ]),
  );
}

/** The words of the site in one language: of data/words.yaml, and of the names it shows. */
function ownWordsOf({ directory, files }: CheckedSite) {
  const read = (file: string) =>
    files.includes(file) ? readDataFile(directory, file).yaml.raw : undefined;
  const listed = readableWords(read(wordsFile));
  // Of a file that cannot be read, or not all of it, every word may be a name.
  const namesIn = (file: string) => {
    if (!files.includes(file)) return [];
    const { source, yaml } = readDataFile(directory, file);
    return yaml.syntax.length > 0 ? [{ path: [], text: source.text }] : textsIn(yaml.raw);
  };
  const names = [
    ...nameFiles.flatMap(namesIn),
    ...textsIn([provider.company, provider.legal]),
  ].flatMap(({ path, text }) =>
    // Of a person the name alone: what is said of one is a text like any other.
    path.some((part) => part === 'bio' || part === 'position') ? [] : text.split(/[^\p{L}\p{M}]+/u),
  );
  return (locale: Locale): { listed: OwnWord[]; names: ReadonlySet<string> } => ({
    listed: [...(listed['all'] ?? []), ...(listed[locale] ?? [])].map((word) => ({
      stem: word.replace(/\*$/, ''),
      isOpen: word.endsWith('*'),
    })),
    names: new Set(names.filter((name) => name.length > 1)),
  });
}

/** A word without the ending of an English genitive. */
const bareOf = (word: string) => word.replace(/[’']s?$/, '');

/** Whether a word is one of the site’s own; one in small letters may have a capital at the beginning of a sentence. */
function isOwn(word: string, { stem, isOpen }: OwnWord): boolean {
  const fits = (text: string) =>
    isOpen ? text.startsWith(stem) : text === stem || bareOf(text) === stem;
  return fits(word) || fits(word.charAt(0).toLowerCase() + word.slice(1));
}

/** Shorter names are near to too many others. */
const leastLetters = 6;

const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('');

/** One letter too few, too many or another, or the same letters in another order. */
const isNear = (word: string, stem: string) =>
  distance(word, stem) === 1 || lettersOf(word) === lettersOf(stem);

/** A word of the site that another was most likely meant to be. */
const meantName = (word: string, own: readonly OwnWord[]): string | undefined =>
  own.find(
    ({ stem }) =>
      stem.length >= leastLetters && !word.startsWith(stem) && isNear(bareOf(word), stem),
  )?.stem;

/** Words that get a suggestion in one run, each of which takes some 50 ms. */
const mostSuggested = 10;

/** What is wrong with the spelling of a site in one language. */
function misspeltIn(locale: Locale, found: readonly Found[], site: CheckedSite): SiteFinding[] {
  const { listed, names } = ownWordsOf(site)(locale);
  // What has a capital within a sentence somewhere is a name at the beginning of others as well.
  const shownNames = new Set(
    found.flatMap(({ word, isName: isCapital }) => (isCapital ? [word] : [])),
  );
  const suggestions = new Map<string, string | undefined>();
  const suggestionFor = (word: string): string | undefined => {
    if (suggestions.has(word) || suggestions.size >= mostSuggested) return suggestions.get(word);
    const key = `spelling ${locale} ${word}`;
    const known = site.cache?.get(key, word) as string | undefined;
    const near = known ?? dictionaryOf(locale)?.nearest(word) ?? '';
    if (known === undefined) site.cache?.set(key, word, near);
    suggestions.set(word, near);
    return near;
  };
  return found.flatMap(({ word, place }) => {
    if (listed.some((own) => isOwn(word, own))) return [];
    if (names.has(word) || names.has(bareOf(word))) return [];
    const name = meantName(word, listed);
    if (shownNames.has(word) && !name) return [];
    const meant = name ?? suggestionFor(word);
    const hint = meant ? `; did you mean \`${meant}\`?` : ';';
    const message = `"${word}" is in no dictionary of ${languageNames[locale]}${hint} if it is right, add a line \`- ${word}\` below \`${locale}\` in content/${wordsFile}`;
    return [{ ...place, message }];
  });
}

/** The rule about misspelt words. */
export const misspelling: SiteRule = {
  name: 'misspelling',
  // A warning: no dictionary has every word.
  severity: 'warning',
  summary: 'Every word is in a dictionary of its language, or in data/words.yaml.',
  remedy:
    'Correct the word; add a right one to data/words.yaml, below `all` or its language, with `*` for its endings. Names within a sentence need not be there.',
  extracts: [unknownIn],
  checkSite: (site) => {
    const found = allUnknown(site);
    return locales.flatMap((locale) =>
      misspeltIn(
        locale,
        found.filter((one) => one.locale === locale),
        site,
      ),
    );
  },
};
