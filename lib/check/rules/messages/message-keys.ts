import {
  isGroup,
  type MessageFile,
  messageAt,
  messageFiles,
  messagePairs,
} from '@/lib/check/extract/messages';
import { languageNames } from '@/lib/check/language-names';
import type { SiteFinding } from '@/lib/check/problem';
import type { SharedRule } from '@/lib/check/rule';
import { isAllowedScript } from '@/lib/forms/allowed-script';
import { formScripts } from '@/site.config';
import { nameOf } from './message-texts';

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
): SiteFinding[] {
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
function compare(base: MessageFile, other: MessageFile): SiteFinding[] {
  const absent = [base, other].find(({ exists }) => !exists);
  if (absent) {
    const present = absent === base ? other : base;
    return [
      { ...absent.placeOf([]), message: `the file is missing: write it as ${nameOf(present)} is` },
    ];
  }
  return [...lacking(base, other, true), ...lacking(other, base, false)];
}

/** The text that names the script (decisions, contact and newsletter forms). */
const namespace = 'contact';
const key = 'form_script';

const expected = `expected one of formScripts in site.config.ts (${formScripts.join(', ')})`;

/** What is wrong with the script a language names, if anything. */
function scriptFault({ texts, placeOf }: MessageFile): SiteFinding[] {
  const address = texts[key];
  if (address === undefined)
    return [{ ...placeOf([]), message: `\`${namespace}.${key}\` is missing: ${expected}` }];
  if (typeof address === 'string' && isAllowedScript(address)) return [];
  const found = typeof address === 'string' ? `"${address}"` : 'a group';
  return [{ ...placeOf([key]), message: `\`${namespace}.${key}\` is ${found}: ${expected}` }];
}

/** Rules about the keys that files of interface texts have. */
export const messageKeyRules: readonly SharedRule[] = [
  {
    name: 'message-missing',
    severity: 'error',
    summary: 'Every interface text exists in every language.',
    remedy: 'Add the text where it is missing, or remove it from the other language.',
    checkShared: (shared) =>
      messagePairs(shared).flatMap(({ base, other }) => compare(base, other)),
  },
  {
    name: 'form-script',
    severity: 'error',
    summary: 'The form script that the interface texts name is one the site allows.',
    remedy:
      'Write the address as it is in `formScripts` of site.config.ts, letter by letter; a new script has to be added there, by somebody who has read it.',
    checkShared: (shared) =>
      messageFiles(shared)
        // A file that cannot be read is reported by message-syntax.
        .filter((file) => file.namespace === namespace && file.exists && file.faults.length === 0)
        .flatMap(scriptFault),
  },
];
