import { isBroken } from '@/lib/content/current-tree';
import { factPrefix } from '@/lib/site/facts';
import { placeholderNames, placeholders } from '@/lib/site/placeholders';
import { nearestWord } from './suggest';

/** A word in braces, as placeholders are written or nearly so. */
const inBraces = /\{+\s*([\p{L}_][\p{L}\p{N}_.-]*)\s*\}+/gu;

const providerNames = Object.keys(placeholders);

const listed = (names: readonly string[]) => names.map((name) => `\`{${name}}\``).join(', ');

/** `{fact.founded}`, `{facts.foundd}`: meant to be a fact. */
const isFactLike = (word: string) => /^facts?\./i.test(word);

/** Whether a word is meant to be a fact while the facts cannot all be read. */
export const isUnknowable = (word: string): boolean => isFactLike(word) && isBroken('facts.yaml');

/** A word in braces that means nothing: visitors would see the braces. */
type PlaceholderFault = {
  message: string;
  at: string;
  /** Whether one of the facts is meant. */
  isFact: boolean;
};

/** What may have been meant. */
function hintFor(word: string): string {
  const names = placeholderNames();
  const isFact = isFactLike(word);
  const meant = isFact ? word.replace(/^facts?\./i, factPrefix) : word;
  const choice = names.filter((name) => name.startsWith(factPrefix) === isFact);
  const near = nearestWord(meant, choice) ?? nearestWord(`${factPrefix}${meant}`, names);
  if (near) return `; did you mean \`{${near}}\`?`;
  if (!isFact) return `; expected one of ${listed(providerNames)}, or no braces`;
  return choice.length > 0
    ? `; expected one of ${listed(choice)}, as in data/facts.yaml`
    : '; data/facts.yaml has no facts';
}

/**
 * Words in braces that are neither names of the provider nor facts.
 * @param text A text that is no ICU message.
 */
export function placeholderFaults(text: string): PlaceholderFault[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(inBraces)].flatMap(([at, word = '']) => {
    const names = word.includes('.') ? placeholderNames() : providerNames;
    if (names.some((name) => at === `{${name}}`)) return [];
    // What is wrong with the file is reported there, and not at every text that quotes it.
    if (isUnknowable(word)) return [];
    return [{ at, isFact: isFactLike(word), message: `\`${at}\` means nothing${hintFor(word)}` }];
  });
}
