import { placeholders } from '@/lib/site/placeholders';
import { nearestWord } from './suggest';

const names = Object.keys(placeholders);

/** A word in braces, as placeholders are written or nearly so. */
const inBraces = /\{+\s*([\p{L}_][\p{L}\p{N}_-]*)\s*\}+/gu;

const all = names.map((name) => `\`{${name}}\``).join(', ');

/** A word in braces that stands for nothing: visitors would see the braces. */
export type PlaceholderFault = { message: string; at: string };

/**
 * Words in braces that are no names of the provider.
 * @param text A text that is no ICU message.
 */
export function placeholderFaults(text: string): PlaceholderFault[] {
  return [...text.matchAll(inBraces)].flatMap(([at, word = '']) => {
    if (names.some((name) => at === `{${name}}`)) return [];
    const near = nearestWord(word, names);
    const hint = near ? `; did you mean \`{${near}}\`?` : `; expected one of ${all}, or no braces`;
    return [{ at, message: `\`${at}\` stands for nothing${hint}` }];
  });
}
