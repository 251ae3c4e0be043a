import { type MessageFile, messageAt, messageFiles } from '../facts/message-files';
import { messagePairs, textsOf } from '../facts/message-pairs';
import { messageShape } from '../message-shape';
import type { Place, SiteRule } from '../rule';

type Found = Place & { message: string };

/** How messages name a file of texts. */
export const nameOf = ({ locale, namespace }: MessageFile) =>
  `messages/${locale}/${namespace}.json`;

/** What keeps a file, or a text in it, from being read. */
function syntaxFaults({ texts, faults, placeAt, placeOf }: MessageFile): Found[] {
  const ofFile = faults.map(({ offset, message }) => ({ ...placeAt(offset), message }));
  const ofTexts = textsOf(texts).flatMap(({ keys, text }) => {
    const shape = messageShape(text);
    if (!('error' in shape)) return [];
    const message = `\`${keys.join('.')}\` is no ICU message (${shape.error}): expected text, {values} and <tags> that are closed`;
    return [{ ...placeOf(keys), message }];
  });
  return [...ofFile, ...ofTexts];
}

const list = (slots: readonly string[]) => slots.join(', ');

/** Texts into which the other language fills something else. */
function slotFaults(base: MessageFile, other: MessageFile): Found[] {
  return textsOf(base.texts).flatMap(({ keys, text }) => {
    const counterpart = messageAt(other.texts, keys);
    if (typeof counterpart !== 'string') return [];
    const expected = messageShape(text);
    const found = messageShape(counterpart);
    if ('error' in expected || 'error' in found) return [];
    const lacking = [...expected.slots].filter((slot) => !found.slots.has(slot));
    const extra = [...found.slots].filter((slot) => !expected.slots.has(slot));
    if (lacking.length + extra.length === 0) return [];
    const parts = [
      lacking.length > 0 ? `lacks ${list(lacking)}` : '',
      extra.length > 0 ? `has ${list(extra)}` : '',
    ].filter(Boolean);
    const message = `\`${keys.join('.')}\` ${parts.join(' and ')}: expected ${list([...expected.slots]) || 'none'}, as in ${nameOf(base)}`;
    return [{ ...other.placeOf(keys), message }];
  });
}

/** Rules about interface texts, each by itself and beside its translation. */
export const messageTextRules: SiteRule[] = [
  {
    name: 'message-syntax',
    severity: 'error',
    summary: 'A file of interface texts is JSON: ICU messages, and groups of them.',
    remedy: 'Mend the line; each key stands once, and every value in double quotes.',
    check: (site) => messageFiles(site).flatMap(syntaxFaults),
  },
  {
    name: 'message-placeholders',
    severity: 'error',
    summary: 'The same {values} and <tags> are filled into an interface text in every language.',
    remedy: 'Write them as the English text does; their order is free.',
    check: (site) => messagePairs(site).flatMap(({ base, other }) => slotFaults(base, other)),
  },
];
