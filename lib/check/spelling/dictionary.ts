import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib';
import type { Locale } from '@/lib/i18n/locales';

/** All forms of a language's words. */
export type Dictionary = {
  /** Whether a word is in it as it is written, capitals included. */
  has: (word: string) => boolean;
  /** The word that was most likely meant, if any is near; takes some 50 ms. */
  nearest: (word: string) => string | undefined;
};

/** Package and file of each language's dictionary (cspell); texts in a language without one are not looked at. */
const files: Readonly<Partial<Record<Locale, readonly [name: string, file: string]>>> = {
  en: ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  pl: ['@cspell/dict-pl_pl', 'pl_pl.trie.gz'],
};

/** Where dictionaries are kept in the form that is read in 20 ms; the one they come in takes 200 to 700. */
const cacheDirectory = '.cache/spelling';

/** The packed dictionary of a package. */
function packedFile([name, file]: readonly [string, string]): string {
  const { resolve } = createRequire(path.resolve('package.json'));
  return path.join(path.dirname(resolve(name)), file);
}

/** Writes a file as a whole: several threads may do so at the same time. A disk that takes none is no reason to stop. */
function keep(file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch {
    // Next time it is read from its package again.
  }
}

/** The words of a dictionary, from the cache if it is there. */
function readWords(locale: Locale, source: readonly [string, string]) {
  const packed = readFileSync(packedFile(source));
  const version = createHash('sha1').update(packed).digest('hex').slice(0, 12);
  const cached = path.join(cacheDirectory, `${locale}-${version}.trie`);
  if (existsSync(cached)) {
    try {
      return decodeTrie(readFileSync(cached));
    } catch {
      // Damaged: written anew.
    }
  }
  const words = decodeTrie(gunzipSync(packed));
  keep(cached, encodeITrieToBTrie(words));
  return words;
}

const known = new Map<Locale, Dictionary | undefined>();

/**
 * The dictionary of a language, read when it is first asked for.
 * @returns undefined for a language without one.
 */
export function dictionaryOf(locale: Locale): Dictionary | undefined {
  const source = files[locale];
  if (!source || known.has(locale)) return known.get(locale);
  const words = readWords(locale, source);
  const dictionary: Dictionary = {
    has: (word) => words.hasWord(word, true),
    nearest: (word) =>
      words.suggest(word, { numSuggestions: 1, changeLimit: 2, ignoreCase: false })[0],
  };
  known.set(locale, dictionary);
  return dictionary;
}
