import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib';
import { writeWhole } from '@/lib/files/write-whole';
import type { Locale } from '@/lib/i18n/locales';

/** All forms of a language's words. */
type Dictionary = {
  /** Whether a word is in it as it is written, capitals included. */
  has: (word: string) => boolean;
  /** The word that was most likely meant, if any is near; takes some 50 ms. */
  nearest: (word: string) => string | undefined;
};

/** Each language's dictionary (cspell); texts in a language without one are not looked at. */
const files: Readonly<Partial<Record<Locale, { name: string; file: string }>>> = {
  en: { name: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
  pl: { name: '@cspell/dict-pl_pl', file: 'pl_pl.trie.gz' },
};

/** The words of a package. They are kept in a form that is read in 20 ms; the one they come in takes up to a second. */
function readWords({ name, file }: { name: string; file: string }) {
  const { resolve } = createRequire(path.resolve('package.json'));
  const packed = readFileSync(path.join(path.dirname(resolve(name)), file));
  const hash = createHash('sha1').update(packed).digest('hex').slice(0, 12);
  const kept = `.cache/spelling/${hash}.trie`;
  if (existsSync(kept)) return decodeTrie(readFileSync(kept));
  const words = decodeTrie(gunzipSync(packed));
  try {
    writeWhole(kept, encodeITrieToBTrie(words));
  } catch {
    // A disk that takes nothing is no reason to stop.
  }
  return words;
}

const known = new Map<Locale, Dictionary>();

/**
 * The dictionary of a language, read when it is first asked for.
 * @returns undefined for a language without one.
 */
export function dictionaryOf(locale: Locale): Dictionary | undefined {
  const source = files[locale];
  if (!source || known.has(locale)) return known.get(locale);
  const words = readWords(source);
  const options = { numSuggestions: 1, changeLimit: 2, ignoreCase: false };
  const dictionary: Dictionary = {
    has: (word) => words.hasWord(word, true),
    nearest: (word) => words.suggest(word, options)[0],
  };
  known.set(locale, dictionary);
  return dictionary;
}
