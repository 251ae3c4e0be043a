import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { parse } from 'yaml';
import { z } from 'zod';
import { textsIn } from '@/lib/check/texts-in';
import { currentEntries, currentText } from '@/lib/content/current-tree';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { wordSchema } from '@/lib/schema/data/words';
import { site } from '@/site.config';
import { dictionaryOf } from './dictionary';

/** The table of a language in word-forms.yaml. Words in one string are parted by spaces. */
type Table = {
  endings: readonly { of: string | readonly string[]; forms: string }[];
  prefixes: string;
  actions?: string;
};

const tables = parse(readFileSync('lib/check/spelling/word-forms.yaml', 'utf8')) as Readonly<
  Record<Locale, Table>
>;

const split = (words = '') => words.trim().split(/\s+/);

/**
 * What a form may be one of.
 * @returns Words as dictionaries and lists have them, most of which do not exist.
 */
const basesOf = (form: string, locale: Locale): string[] =>
  tables[locale].endings.flatMap(({ of, forms }) =>
    split(forms)
      .filter((ending) => form.endsWith(ending))
      .flatMap((ending) =>
        [of].flat().map((base) => form.slice(0, form.length - ending.length) + base),
      ),
  );

/** What verbs and the nouns of what they say have in them. */
const action = /.{4,}(?:owa[ćłlńn]|owywa|uj|acj)/;

/**
 * A word without what stands before it to make another one of it; most of what is returned does not exist. A letter
 * that is there twice is a slip of the finger.
 */
function withoutPrefix(word: string, locale: Locale): string[] {
  const small = word.toLowerCase();
  if (small[0] === small[1]) return [];
  const { prefixes, actions } = tables[locale];
  return [...split(prefixes), ...(action.test(small) && actions ? split(actions) : [])]
    .filter((prefix) => small.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length));
}

/** The words that are right in a language. */
export type Lexicon = {
  /** Whether a word is one of them, a form of one that is borrowed or listed, or nothing to be spelt. */
  isKnown: (word: string) => boolean;
  /** Whether a word is one of them but for two letters swapped, one missing, one there twice, or a mark. */
  isNear: (word: string) => boolean;
  /** The word of data/words.yaml that was most likely meant. */
  nearestListed: (word: string) => string | undefined;
};

/** Two letters may be anything: units, cases, ends of words. */
const shortest = 3;

/** Without its ending, or what stands before it, a shorter word is in some dictionary by chance, or near to another one. */
const leastLetters = 5;

/** Nobody looks for what a longer word was meant to be. */
const mostLetters = 24;

/** Languages whose words another one borrows: the trade speaks English. */
const lenders: Readonly<Partial<Record<Locale, readonly Locale[]>>> = { pl: ['en'] };

/** Words that are written as they should be; data-file reports the others. */
const listedWords = currentEntries('words.yaml', z.array(wordSchema.catch('')).catch([]));

/** Data files of people, firms and places, as they are written: of one that is broken, too, names are names. */
export const nameFiles = ['people', 'clients', 'board', 'sites', 'subcontractors'];
const nameLines = /^( *)(?:name|place|country):(.*(?:\n\1 +.*)*)/gm;

/** The words of names that the site shows. */
const shownNames = (): string[] =>
  [
    ...nameFiles.flatMap((file) => currentText(`${file}.yaml`).match(nameLines) ?? []),
    ...textsIn([site.company, site.legal]).map(({ text }) => text),
  ].flatMap((text) => text.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []);

/** Forms in which a list may have a word: as it is, without a capital, without the ending of a genitive. */
function formsOf(word: string): string[] {
  const straight = word.replaceAll('’', "'");
  const bare = straight.replace(/'s?$/, '');
  return [straight, bare, straight.toLowerCase(), bare.toLowerCase()];
}

const sorted = (word: string) => [...word.toLowerCase()].sort().join('');

/** Whether two words have the same letters. */
const isReordered = (one: string, other: string) =>
  one.length === other.length && sorted(one) === sorted(other);

/** Abbreviations, and names of products: `DORA`, `FinOps`, `VMs`. */
export const hasInnerCapital = (word: string): boolean => /\p{L}\p{Lu}/u.test(word);

/**
 * The words of a language: those of its dictionary, those it borrows, and those of the current content.
 * @returns undefined for a language without a dictionary.
 */
export function lexiconOf(locale: Locale): Lexicon | undefined {
  const dictionary = dictionaryOf(locale);
  if (!dictionary) return undefined;
  const { ownLetters } = localeSettings[locale];
  const foreignLetter = new RegExp(`[^a-z${ownLetters}’'-]`, 'iu');
  const listed = ['all', locale].flatMap((key) => listedWords().get(key) ?? []).filter(Boolean);
  const stems = listed.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const exact = new Set([...listed, ...shownNames()]);
  const borrowed = (lenders[locale] ?? []).flatMap((lender) => dictionaryOf(lender) ?? []);
  const isListed = (form: string) => exact.has(form) || stems.some((stem) => form.startsWith(stem));
  const isBorrowed = (form: string) => borrowed.some(({ has }) => has(form));
  const isWord = (word: string) =>
    formsOf(word).some((form) => dictionary.has(form) || isListed(form) || isBorrowed(form));
  const isForm = (word: string) =>
    formsOf(word.replace(/[’'](?!s$)/, ''))
      .flatMap((form) => basesOf(form, locale))
      .some(
        (base) =>
          isListed(base) ||
          // Of a Polish verb dictionaries lack some forms.
          (base.endsWith('ować') && dictionary.has(base)) ||
          (base.length >= leastLetters && isBorrowed(base)),
      );
  return {
    isKnown: (word) =>
      word.length < shortest ||
      hasInnerCapital(word) ||
      foreignLetter.test(word) ||
      isWord(word) ||
      isForm(word) ||
      withoutPrefix(word, locale).some(
        (rest) => rest.length >= leastLetters && (isWord(rest) || isForm(rest)),
      ),
    isNear: (word) => {
      if (word.length < leastLetters || word.length > mostLetters) return false;
      const letters = [...'abcdefghijklmnopqrstuvwxyz', ...ownLetters];
      const near = [...word.slice(1)].flatMap((letter, index) => {
        const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)];
        return [
          before + after.charAt(0) + letter + after.slice(1),
          ...(before.endsWith(letter) ? [before + after] : []),
          ...letters.map((missing) => before + missing + letter + after),
          ...[...ownLetters].map((marked) => before + marked + after),
        ];
      });
      return near.some((one) => dictionary.has(one) || dictionary.has(one.toLowerCase()));
    },
    nearestListed: (word) =>
      listed
        .map((one) => one.replace(/\*$/, ''))
        .filter((one) => one.length > leastLetters && !word.startsWith(one))
        .find((one) => distance(word, one) === 1 || isReordered(word, one)),
  };
}
