import { placeholders } from '@/lib/site/placeholders';
import { languageCounts, languageOf } from '@/lib/text/language-of';
import { type MessageFile, messageAt, messageFiles } from '../facts/message-files';
import { messagePairs, textsOf } from '../facts/message-pairs';
import { messageShape } from '../message-shape';
import type { Place, SiteRule } from '../rule';
import { nearestWord } from '../suggest';
import { languageNames } from './language-names';

type Found = Place & { message: string };

/** How messages name a file of texts. */
export const nameOf = ({ locale, namespace }: MessageFile) =>
  `messages/${locale}/${namespace}.json`;

/** What keeps a file, or a text in it, from being read. */
function syntaxFaults({ locale, texts, faults, placeAt, placeOf }: MessageFile): Found[] {
  const ofFile = faults.map(({ offset, ...found }) => ({ ...placeAt(offset), ...found }));
  const ofTexts = textsOf(texts).flatMap(({ keys, text }) => {
    const shape = messageShape(text, locale);
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
    const expected = messageShape(text, base.locale);
    const found = messageShape(counterpart, other.locale);
    if ('error' in expected || 'error' in found) return [];
    const lacking = [...expected.slots].filter(
      (slot) => !found.slots.has(slot) && !misspeltName(slot),
    );
    const extra = [...found.slots].filter(
      (slot) => !expected.slots.has(slot) && !misspeltName(slot),
    );
    if (lacking.length + extra.length === 0) return [];
    const parts = [
      lacking.length > 0 ? `lacks ${list(lacking)}` : '',
      extra.length > 0 ? `has ${list(extra)}` : '',
    ].filter(Boolean);
    const message = `\`${keys.join('.')}\` ${parts.join(' and ')}: expected ${list([...expected.slots]) || 'none'}, as in ${nameOf(base)}`;
    return [{ ...other.placeOf(keys), message }];
  });
}

/** The provider's name that a slot is meant to be: `{compny}`. Code fills no such value in. */
function misspeltName(slot: string): string | undefined {
  const word = /^\{(.+)\}$/.exec(slot)?.[1];
  // `{products}` may well be a number.
  return word && !word.endsWith('s') ? nearestWord(word, Object.keys(placeholders)) : undefined;
}

/** Slots that are no values and misspell one of the provider's names. */
const nameFaults = ({ locale, texts, placeOf }: MessageFile): Found[] =>
  textsOf(texts).flatMap(({ keys, text }) => {
    const shape = messageShape(text, locale);
    return [...('error' in shape ? [] : shape.slots)].flatMap((slot) => {
      const near = misspeltName(slot);
      const message = `\`${keys.join('.')}\`: \`${slot}\` stands for nothing; did you mean \`{${near}}\`?`;
      return near ? [{ ...placeOf(keys), message }] : [];
    });
  });

/** Texts that are long enough to be told the language of, and are in the other one. */
const languageFaults = ({ texts, locale, placeOf }: MessageFile): Found[] =>
  textsOf(texts).flatMap(({ keys, text }) => {
    const found = languageOf(languageCounts(text));
    if (!found || found === locale) return [];
    const message = `\`${keys.join('.')}\` is in ${languageNames[found]}: expected ${languageNames[locale]}`;
    return [{ ...placeOf(keys), message }];
  });

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
    summary:
      'The same {values} and <tags> are filled into an interface text in every language, and the provider’s names are spelt right.',
    remedy: 'Write them as the English text does, or as the message says; their order is free.',
    check: (site) => [
      ...messageFiles(site).flatMap(nameFaults),
      ...messagePairs(site).flatMap(({ base, other }) => slotFaults(base, other)),
    ],
  },
  {
    name: 'message-language',
    severity: 'warning',
    summary: 'An interface text is in the language of its file.',
    remedy: 'Translate it.',
    check: (site) => messageFiles(site).flatMap(languageFaults),
  },
];
