import { isGroup, type MessageFile, messageAt, messagePairs } from '@/lib/check/extract/messages';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteRule } from '@/lib/check/rule';
import { nameOf } from './message-texts';

type Found = Place & { message: string };

const kindOf = (node: unknown) => (isGroup(node) ? 'a group of texts' : 'a text');

/**
 * Keys of one file that the other lacks; of a group that is missing as a whole, only the group.
 * @param isBase Whether the first file is the one that decides whether a key is a text or a group.
 */
function lacking(
  from: MessageFile,
  to: MessageFile,
  isBase: boolean,
  above: readonly string[] = [],
): Found[] {
  const group = messageAt(from.texts, above);
  if (!isGroup(group)) return [];
  return Object.entries(group).flatMap(([key, node]) => {
    const keys = [...above, key];
    const counterpart = messageAt(to.texts, keys);
    const name = `\`${keys.join('.')}\``;
    if (counterpart === undefined) {
      const { line } = from.placeOf(keys);
      const message = `${name} is missing: add it in ${languageNames[to.locale]}, as ${nameOf(from)} has it in line ${line}`;
      return [{ ...to.placeOf(above), message }];
    }
    if (isGroup(node) === isGroup(counterpart)) return lacking(from, to, isBase, keys);
    if (!isBase) return [];
    const message = `${name}: expected ${kindOf(node)}, as in ${nameOf(from)}, found ${kindOf(counterpart)}`;
    return [{ ...to.placeOf(keys), message }];
  });
}

/** Keys that one of two files lacks, or the file that is not there. */
function compare(base: MessageFile, other: MessageFile): Found[] {
  const absent = [base, other].find(({ exists }) => !exists);
  if (absent) {
    const present = absent === base ? other : base;
    return [
      { ...absent.placeOf([]), message: `the file is missing: write it as ${nameOf(present)} is` },
    ];
  }
  return [...lacking(base, other, true), ...lacking(other, base, false)];
}

/** Rules about interface texts that a language lacks. */
export const messageMissing: SiteRule = {
  name: 'message-missing',
  severity: 'error',
  summary: 'Every interface text exists in every language.',
  remedy: 'Add the text where it is missing, or remove it from the other language.',
  checkSite: (site) => messagePairs(site).flatMap(({ base, other }) => compare(base, other)),
};
