import { distance } from 'fastest-levenshtein';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import { type CheckedSite, type Extract, extractOf, type Placed } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteFinding, SiteRule } from '@/lib/check/rule';
import { sharedTexts } from '@/lib/check/rules/data/shared-texts';
import { dictionaryOf } from '@/lib/check/spelling/dictionary';
import { isNearWord } from '@/lib/check/spelling/known-words';
import { type UnknownWord, unknownWords } from '@/lib/check/spelling/unknown-words';
import { basesOf, withoutPrefix } from '@/lib/check/spelling/word-forms';
import { textsIn } from '@/lib/check/texts-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { wordSchema } from '@/lib/schema/data/words';
import { site as provider } from '@/site.config';

const wordsFile = 'data/words.yaml';

/** Data files of people, firms and places, and the keys of the names in them. */
const nameFiles = ['people', 'clients', 'board', 'sites', 'subcontractors'];
const nameKeys = ['name', 'place', 'country'];

/** An id, an icon, the name of a choice: a text has more than one word, or a capital. */
const isId = (text: string) => /^[a-z0-9_.-]+$/.test(text);

/** Whether a stretch of the source is all that stands between two stars or underlines. */
const isItalic = (source: string, start: number, end: number) =>
  /(?<![*_])[*_]$/.test(source.slice(0, start).slice(-2)) &&
  /^[*_](?![*_])/.test(source.slice(end, end + 2));

/** Words that no dictionary has, by what follows from the document alone; own words are looked up later. */
const unknownIn: Extract<Placed<Omit<UnknownWord, 'at'>>[]> = {
  name: 'misspelling',
  from: (document: DocumentExtract) =>
    proseOf(document)
      .filter(({ value }) => !isId(value))
      .flatMap(({ value, offset }) => {
        const italic = isItalic(document.source.text, offset, offset + value.length);
        return unknownWords(value, document.locale, italic).map(({ at, ...found }) => ({
          ...found,
          ...document.source.at(offset + at),
        }));
      }),
};

/** An unknown word at its place. */
type Found = Omit<UnknownWord, 'at'> & { place: Place };

/** Everything that no dictionary of a language has, in pages and in the texts that they share. */
const allUnknown = (site: CheckedSite, locale: Locale): Found[] => [
  ...site.documents
    .filter((document) => document.locale === locale)
    .flatMap((document) =>
      extractOf(document, unknownIn).map(({ line, column, ...found }) => ({
        ...found,
        place: { file: document.file, line, column },
      })),
    ),
  ...sharedTexts(site)
    .filter((one) => one.locales.includes(locale) && !one.isVerbatim && !isId(one.text))
    .flatMap(({ text, place }) => unknownWords(text, locale).map((found) => ({ ...found, place }))),
];

/** The words of a list that are written as they should be; data-file reports the others. */
const readable = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).filter((word) => wordSchema.safeParse(word).success);

/** A word without the ending of an English genitive. */
const bareOf = (word: string) => word.replace(/[’']s?$/, '');

const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('');

/** Shorter words are near to too many others. */
const leastLetters = 6;

/** One letter too few, too many or another, or the same letters in another order. */
const isNear = (word: string, other: string) =>
  other.length >= leastLetters &&
  !word.startsWith(other) &&
  (distance(word, other) === 1 || lettersOf(word) === lettersOf(other));

/** The words of the site in a language: those of data/words.yaml, and the names that it shows. */
function ownWords({ directory, files }: CheckedSite, locale: Locale) {
  const read = (file: string) => (files.includes(file) ? readDataFile(directory, file) : undefined);
  const lists = (read(wordsFile)?.yaml.raw ?? {}) as Record<string, unknown>;
  const listed = [...readable(lists['all']), ...readable(lists[locale])];
  const exact = new Set(listed);
  const stems = listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const shown = nameFiles.flatMap((name) => {
    const { source, yaml } = read(`data/${name}.yaml`) ?? {};
    // Of a file that cannot be read, or not all of it, every word may be a name.
    if (source && yaml && yaml.syntax.length > 0) return [source.text];
    return textsIn(yaml?.raw)
      .filter(({ path }) => path.some((key) => nameKeys.includes(String(key))))
      .map(({ text }) => text);
  });
  const names = new Set(
    [...shown, ...textsIn([provider.company, provider.legal]).map(({ text }) => text)].flatMap(
      (text) => text.split(/[^\p{L}\p{M}]+/u),
    ),
  );
  const isListed = (form: string) =>
    exact.has(form) || names.has(form) || stems.some((stem) => form.startsWith(stem));
  return {
    /** Whether a word is one of them, in whatever form; one in small letters may begin a sentence. */
    has: (word: string): boolean => {
      const bare = bareOf(word).replace(/[’']/, '');
      const small = bare.charAt(0).toLowerCase() + bare.slice(1);
      return [bare, small]
        .flatMap((form) => [form, ...withoutPrefix(form, locale)])
        .some((form) => isListed(form) || basesOf(form, locale).some(isListed));
    },
    /** The word that another was most likely meant to be. */
    nearest: (word: string): string | undefined =>
      [...listed.map((one) => one.replace(/\*$/, '')), ...names].find((one) =>
        isNear(bareOf(word), one),
      ),
  };
}

/** Words that get a suggestion from a dictionary in one run, each of which takes some 50 ms. */
const mostSuggested = 10;

/** What is wrong with the spelling of a site in one language. */
function misspeltIn(locale: Locale, site: CheckedSite): SiteFinding[] {
  const own = ownWords(site, locale);
  const found = allUnknown(site, locale).filter(({ word }) => !own.has(word));
  const capitals = new Map<string, Found[]>();
  for (const one of found) {
    const bare = bareOf(one.word);
    if (/^\p{Lu}/u.test(bare)) capitals.set(bare, [...(capitals.get(bare) ?? []), one]);
  }
  /** A capital within a sentence makes a name, and so do two, or one beside another; of a word that is near to a known one, both. */
  const isName = (word: string) => {
    const all = capitals.get(bareOf(word)) ?? [];
    const isWithin = all.some((one) => one.isName);
    const isOften = all.length > 1 || all.some((one) => one.isInName);
    return isNearWord(word, locale) ? isWithin && isOften : isWithin || isOften;
  };
  const suggestions = new Map<string, string | undefined>();
  const suggestionFor = (word: string): string | undefined => {
    if (!suggestions.has(word) && suggestions.size < mostSuggested)
      suggestions.set(word, dictionaryOf(locale)?.nearest(word));
    return suggestions.get(word);
  };
  return found.flatMap(({ word, place }) => {
    const meantName = own.nearest(word);
    if (!meantName && isName(word)) return [];
    const meant = meantName ?? suggestionFor(word);
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
  checkSite: (site) => locales.flatMap((locale) => misspeltIn(locale, site)),
};
