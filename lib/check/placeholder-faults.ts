import path from 'node:path';
import { hasEntry, isBroken } from '@/lib/content/current-tree';
import { factPrefix } from '@/lib/site/facts';
import { placeholderNames, placeholders } from '@/lib/site/placeholders';
import { pricePrefix } from '@/lib/site/prices';
import type { Finding } from './problem';
import { nearestWord, suggest } from './suggest';

/** A word in braces, as placeholders are written or nearly so. */
const inBraces = /\{+\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}+/gu;

const providerNames = Object.keys(placeholders);

/** Data files whose entries are quoted, and how their names are written or nearly so: `{fact.founded}`, `{price.soc}`. */
const quotedFiles = [
  { file: 'data/facts.yaml', prefix: factPrefix, written: /^facts?\./i },
  { file: 'data/prices.yaml', prefix: pricePrefix, written: /^prices?\./i },
] as const;

/** The file from which a word is meant to be. */
const quotedFile = (word: string) => quotedFiles.find(({ written }) => written.test(word));

/** Whether a word is meant to be an entry that cannot be read, or of a file that cannot be, or not all of it. */
export function isUnknowable(word: string): boolean {
  const quoted = quotedFile(word);
  if (!quoted) return false;
  const name = path.basename(quoted.file);
  if (isBroken(name)) return true;
  return word.startsWith(quoted.prefix) && hasEntry(name, word.slice(quoted.prefix.length));
}

/** A word in braces that means nothing: visitors would see the braces. */
type PlaceholderFault = {
  message: string;
  at: string;
  /** Whether an entry of data/facts.yaml or data/prices.yaml is meant. */
  isQuoted: boolean;
};

/** The name of an entry without that of its file, or nearly so. */
const entryOf = (word: string) => word.replace(/^(?:fact|price)s?\./i, '');

/** What may have been meant by a word in braces, or what there is to choose from. */
function hintFor(word: string): string {
  const names = placeholderNames();
  // Only the prefix is missing or misspelt, or it is the one of the other file.
  const near = names.find((name) => entryOf(name) === entryOf(word)) ?? nearestWord(word, names);
  const prefix = quotedFile(word)?.prefix;
  const known = prefix ? names.filter((name) => name.startsWith(prefix)) : providerNames;
  if (near === undefined && known.length === 0) return '';
  const hint = near === undefined ? suggest(word, known) : suggest(near, [near]);
  return hint.replace(/`([^`]+)`/g, '`{$1}`');
}

/**
 * Words in braces that are neither names of the provider nor facts nor prices.
 * @param text A text that is no ICU message.
 */
export function placeholderFaults(text: string): PlaceholderFault[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(inBraces)].flatMap(([at, word = '']) => {
    const names = word.includes('.') ? placeholderNames() : providerNames;
    if (names.some((name) => at === `{${name}}`)) return [];
    // What is wrong with the file is reported there, and not at every text that quotes it.
    if (isUnknowable(word)) return [];
    const message = `\`${at}\` means nothing${hintFor(word)}`;
    return [{ at, isQuoted: quotedFile(word) !== undefined, message }];
  });
}

/**
 * The same with their places.
 * @param place Where the text begins in the source, which may write it otherwise: then this has to do.
 */
export function placedFaults(text: string, place: number, source: string): Finding[] {
  let from = place;
  return placeholderFaults(text).map(({ at, message }) => {
    const offset = Math.max(from, source.indexOf(at, from));
    from = offset + 1;
    return { offset, message };
  });
}
