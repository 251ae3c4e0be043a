import { type Locale, localeSettings, perLocale } from '@/lib/i18n/locales';
import { type Dictionary, dictionaryOf } from './dictionary';
import { basesOf, withoutPrefix } from './word-forms';

/** Two letters may be anything: units, cases, ends of words. */
const shortest = 3;

/** Shorter words are in some dictionary by chance, once an ending or what stands before them is taken away. */
const shortestBase = 4;
const shortestRest = 5;

/** Nobody looks for what a longer word was meant to be. */
const longest = 24;

/** Languages whose words another one borrows: the trade speaks English. */
const lenders: Readonly<Partial<Record<Locale, readonly Locale[]>>> = { pl: ['en'] };

/** Letters that stand for one with a mark where somebody types without them. */
const marked: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  pl: { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'źż' },
};

/** Letters that a language has not; a word with one is of another. */
const foreignLetter = perLocale(
  (locale) => new RegExp(`[^a-z${localeSettings[locale].ownLetters}’'-]`, 'iu'),
);

/** Abbreviations, and names of products: `DORA`, `FinOps`, `VMs`. */
export const hasInnerCapital = (word: string): boolean => /\p{L}\p{Lu}/u.test(word);

/** Whether a dictionary has a word as it is, without a capital or without the ending of a genitive. */
export function isIn({ has }: Dictionary, word: string): boolean {
  const straight = word.replaceAll('’', "'");
  const bare = straight.replace(/'s?$/, '');
  const forms = new Set([straight, bare, straight.toLowerCase(), bare.toLowerCase()]);
  return [...forms].some((form) => form !== '' && has(form));
}

/** A word with every choice of marks that its letters may have lost: `slowa`, `słowa`, `ślowa`, … */
const withMarks = (word: string, locale: Locale): string[] =>
  [...word].reduce(
    (begun, letter) =>
      begun.flatMap((one) =>
        [letter, ...(marked[locale]?.[letter] ?? '')].map((next) => one + next),
      ),
    [''],
  );

/** Whether a language has a word, or makes it of one that it has or borrows. */
function isWord(word: string, locale: Locale): boolean {
  const own = dictionaryOf(locale);
  if (!own || word.length < shortest || hasInnerCapital(word) || foreignLetter[locale].test(word))
    return true;
  const borrowed = (lenders[locale] ?? []).flatMap((lender) => dictionaryOf(lender) ?? []);
  const isBorrowed = (form: string) => borrowed.some((one) => isIn(one, form));
  const rests = withoutPrefix(word, locale).filter(({ length }) => length >= shortestRest);
  if (isBorrowed(word) || [word, ...rests].some((form) => isIn(own, form))) return true;
  const bases = [word, ...rests]
    .flatMap((form) => basesOf(form.replace(/[’']/, ''), locale))
    .filter(({ length }) => length >= shortestBase);
  // Of a Polish verb dictionaries lack some forms.
  const isDerived = bases.some(
    (base) => isBorrowed(base) || (base.endsWith('ować') && isIn(own, base)),
  );
  // `slowa` is no form of `slow`.
  return (
    isDerived &&
    word.length <= longest &&
    !withMarks(word.toLowerCase(), locale).some((one) => isIn(own, one))
  );
}

/** Answers by language: of the words of a site nine in ten have been asked for before. */
const answers = perLocale(() => new Map<string, boolean>());

/** Whether a word is right in a language, as far as dictionaries say. */
export function isKnown(word: string, locale: Locale): boolean {
  const answer = answers[locale].get(word) ?? isWord(word, locale);
  answers[locale].set(word, answer);
  return answer;
}

/** Whether a word is one of the language but for two letters swapped, one missing, one there twice, or a mark. */
export function isNearWord(word: string, locale: Locale): boolean {
  const dictionary = dictionaryOf(locale);
  if (!dictionary || word.length < shortestRest || word.length > longest) return false;
  const letters = [...'abcdefghijklmnopqrstuvwxyz', ...localeSettings[locale].ownLetters];
  const near = [...word.slice(1)].flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)];
    return [
      before + after.charAt(0) + letter + after.slice(1),
      ...(before.endsWith(letter) ? [before + after] : []),
      ...letters.map((missing) => before + missing + letter + after),
      ...[...(marked[locale]?.[letter] ?? '')].map((one) => before + one + after),
    ];
  });
  return near.some((one) => isIn(dictionary, one));
}
