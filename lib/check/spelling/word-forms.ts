import type { Locale } from '@/lib/i18n/locales';

/** A rule of inflection: what the word itself ends with, and what its forms have in place of that. */
type Inflection = { base: string; forms: readonly string[] };

const list = (words: string) => words.split(' ');

const adjectiveEndings = list('y a e o ego emu ym ą ej ych ymi');
const adjectives = (stem: string) => adjectiveEndings.map((ending) => stem + ending);

const nounEndings = list('a u owi em iem y i ie e ów om ami ach');
const nouns = (stem: string) => nounEndings.map((ending) => stem + ending);

const verbEndings = [
  ...list('ować uję ujesz uje ujemy ujecie ują uj ując ował owała owało owali owały owano'),
  ...list('owanie owania owaniu owaniem owań owywać owywanie owywania'),
  ...adjectives('owan'),
  ...adjectives('owywan'),
  ...adjectives('ując'),
];

/** What is made of a borrowed word: `backupów`, `backupowy`, `backupować`. */
const derived = [...nounEndings, ...adjectives('ow'), ...verbEndings];

/** How the words that no dictionary has are inflected: those that are borrowed, and those of data/words.yaml. */
const inflections: Readonly<Record<Locale, readonly Inflection[]>> = {
  en: [
    { base: '', forms: list('s es ed ing er ers able') },
    { base: 'e', forms: list('ed ing er ers able') },
    { base: 'y', forms: ['ies'] },
  ],
  pl: [
    { base: '', forms: derived },
    { base: 'e', forms: derived },
    { base: 'er', forms: [...nouns('r'), 'rze'] },
    { base: 't', forms: ['cie'] },
    { base: 'te', forms: ['cie'] },
    { base: 'd', forms: ['dzie'] },
    { base: 'de', forms: ['dzie'] },
    { base: 'r', forms: ['rze', 'rzy'] },
    { base: 'x', forms: nouns('ks') },
    { base: 'a', forms: ['', ...list('y i ie ę ą o om ami ach')] },
    { base: 'y', forms: adjectiveEndings },
    { base: 'i', forms: list('a ie iego iemu im ią iej ich imi o') },
    { base: 'ować', forms: verbEndings },
    { base: 'ation', forms: list('acja acji acje acją acjo acjom acjami acjach') },
  ],
};

/** What stands before a word to make another one of it. */
const prefixes: Readonly<Record<Locale, readonly string[]>> = {
  en: list(
    're un non non- pre post sub super over under multi micro auto geo hyper inter intra cross co co- de mis anti anti- pseudo meta mega',
  ),
  pl: list(
    'nie post sub super hiper multi mikro makro auto anty cyber geo pseudo meta mega tele wideo współ między wewnątrz poza pod nad bez samo pół cało nisko wysoko',
  ),
};

/** Polish verbs get one when what they say comes to an end, and their nouns with them: `wyrenderować`, `reinstalacja`. */
const perfective = list('prze roz do na ob od po wy za re de s u z');

/** Polish numbers before a word: `czterdziestostronicowy`, `dwudniowy`. */
const numerals =
  /^(?:\p{L}{3,}(?:nasto|dziesięcio|dziesto))?(?:jedno|dwu|trzy|cztero|(?:pię|sześ|dziewię|dziesię)cio|(?:siedm|ośm)io|kilku|wielo)?/iu;

/**
 * What a form may be one of.
 * @returns Words as dictionaries and lists have them, most of which do not exist.
 */
export const basesOf = (form: string, locale: Locale): string[] =>
  inflections[locale].flatMap(({ base, forms }) =>
    forms
      .filter((ending) => form.endsWith(ending))
      .map((ending) => form.slice(0, form.length - ending.length) + base),
  );

/**
 * A word without what stands before it to make another one of it; words of which most do not exist. A letter that is there
 * twice is a slip of the finger.
 */
export function withoutPrefix(word: string, locale: Locale): string[] {
  const small = word.toLowerCase();
  if (small[0] === small[1]) return [];
  const isAction = locale === 'pl' && /.{4,}(?:owa[ćłlńn]|owywa|uj|acj)/.test(small);
  const found = [...prefixes[locale], ...(isAction ? perfective : [])].filter((prefix) =>
    small.startsWith(prefix),
  );
  const [numeral = ''] = (locale === 'pl' && numerals.exec(small)) || [];
  return [...found, numeral].filter(Boolean).map((prefix) => word.slice(prefix.length));
}
