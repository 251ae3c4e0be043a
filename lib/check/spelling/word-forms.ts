import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '@/lib/i18n/locales';

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
export const basesOf = (form: string, locale: Locale): string[] =>
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
export function withoutPrefix(word: string, locale: Locale): string[] {
  const small = word.toLowerCase();
  if (small[0] === small[1]) return [];
  const { prefixes, actions } = tables[locale];
  return [...split(prefixes), ...(action.test(small) && actions ? split(actions) : [])]
    .filter((prefix) => small.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length));
}
