import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import {
  type MessageFile,
  messageAt,
  messageFiles,
  messagePairs,
  textsOf,
} from '@/lib/check/extract/messages';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteRule } from '@/lib/check/rule';
import { nearestWord } from '@/lib/check/suggest';
import type { Locale } from '@/lib/i18n/locales';
import { factPrefix } from '@/lib/site/facts';
import { fillPlaceholders, placeholders } from '@/lib/site/placeholders';
import { pricePrefix } from '@/lib/site/prices';
import { languageCounts, languageOf } from '@/lib/text/language-of';

/** What code fills into a message, as it is written: `{name}` for values, `<b>` for tags. */
type MessageShape = { slots: ReadonlySet<string> } | { error: string };

/** Collects the slots of a message, those within plurals, selections and tags among them. */
function collect(elements: readonly MessageFormatElement[], slots: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      slots.add(`<${element.value}>`);
      collect(element.children, slots);
      continue;
    }
    // The provider's names are always there; a language may do without them.
    if (!Object.hasOwn(placeholders, element.value)) slots.add(`{${element.value}}`);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, slots);
  }
}

/** Facts and prices are filled in before a message is read: their names are none of ICU’s. */
const withoutFacts = (text: string, locale: Locale) =>
  text.includes(`{${factPrefix}`) || text.includes(`{${pricePrefix}`)
    ? fillPlaceholders(text, locale)
    : text;

const readElements = (text: string, locale: Locale) =>
  parse(withoutFacts(text, locale), { requiresOtherClause: true });

/** The parts of an ICU message; undefined for a text that is none. */
export function elementsOf(text: string, locale: Locale): MessageFormatElement[] | undefined {
  try {
    return readElements(text, locale);
  } catch {
    return undefined;
  }
}

/**
 * Reads a text in ICU message syntax, the way next-intl does.
 * @param locale The language of the text.
 * @returns What is filled in, or what keeps the text from being read.
 */
export function messageShape(text: string, locale: Locale): MessageShape {
  try {
    const slots = new Set<string>();
    collect(readElements(text, locale), slots);
    return { slots };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: reason.toLowerCase().replaceAll('_', ' ') };
  }
}

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
    const message = `\`${keys.join('.')}\` cannot be read (the parser says: ${shape.error}): expected text in which each { and < is closed, as in the other language`;
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
      const message = `\`${keys.join('.')}\`: \`${slot}\` means nothing; did you mean \`{${near}}\`?`;
      return near ? [{ ...placeOf(keys), message }] : [];
    });
  });

/** Texts that are long enough to be reported the language of, and are in the other one. */
const languageFaults = ({ texts, locale, placeOf }: MessageFile): Found[] =>
  textsOf(texts).flatMap(({ keys, text }) => {
    const found = languageOf(languageCounts(text));
    if (!found || found === locale) return [];
    const message = `\`${keys.join('.')}\` is in ${languageNames[found]}: expected ${languageNames[locale]}; translate it`;
    return [{ ...placeOf(keys), message }];
  });

/** Rules about interface texts, each by itself and beside its translation. */
export const messageTextRules: SiteRule[] = [
  {
    name: 'message-syntax',
    severity: 'error',
    summary:
      'A file of interface texts can be read: keys and texts in straight double quotes, commas between the entries, braces closed.',
    remedy: 'Fix the line; each key is there once, and every value in double quotes.',
    checkSite: (site) => messageFiles(site).flatMap(syntaxFaults),
  },
  {
    name: 'message-placeholders',
    severity: 'error',
    summary:
      'The same {values} and <tags> are filled into an interface text in every language, and the provider’s names are spelt right.',
    remedy: 'Write them as the English text does, or as the message says; their order is free.',
    checkSite: (site) => [
      ...messageFiles(site).flatMap(nameFaults),
      ...messagePairs(site).flatMap(({ base, other }) => slotFaults(base, other)),
    ],
  },
  {
    name: 'message-language',
    severity: 'warning',
    summary: 'An interface text is in the language of its file.',
    remedy: 'Translate it.',
    checkSite: (site) => messageFiles(site).flatMap(languageFaults),
  },
];
