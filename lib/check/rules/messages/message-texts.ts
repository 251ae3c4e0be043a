import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import {
  type MessageFile,
  messageAt,
  messageFiles,
  messagePairs,
  textsOf,
} from '@/lib/check/extract/messages';
import { languageNames } from '@/lib/check/language-names';
import type { SiteFinding } from '@/lib/check/problem';
import type { SharedRule } from '@/lib/check/rule';
import { nearestWord } from '@/lib/check/suggest';
import type { Locale } from '@/lib/i18n/locales';
import { factPrefix } from '@/lib/site/facts';
import { fillPlaceholders, placeholders } from '@/lib/site/placeholders';
import { pricePrefix } from '@/lib/site/prices';
import { languageCounts, languageOf } from '@/lib/text/language-of';

/** Collects what code fills into a message, as it is written: `{name}` for values, `<b>` for tags, in plurals and the like too. */
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

/**
 * Reads a text in ICU message syntax, the way next-intl does.
 * @param locale The language of the text.
 * @returns Its parts and what is filled in; neither, but what the parser says, where it cannot be read.
 */
export function readMessage(text: string, locale: Locale) {
  const slots = new Set<string>();
  try {
    const elements = parse(withoutFacts(text, locale), { requiresOtherClause: true });
    collect(elements, slots);
    return { elements, slots };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { elements: [], slots, error: reason.toLowerCase().replaceAll('_', ' ') };
  }
}

/** How messages name a file of texts. */
export const nameOf = ({ locale, namespace }: MessageFile) =>
  `messages/${locale}/${namespace}.json`;

/**
 * What is wrong with single texts of a file.
 * @param faultsOf Continues a message that begins with the key of the text.
 */
const inTexts = (
  { texts, placeOf }: MessageFile,
  faultsOf: (text: string, keys: readonly string[]) => readonly string[],
): SiteFinding[] =>
  textsOf(texts).flatMap(({ keys, text }) =>
    faultsOf(text, keys).map((fault) => ({
      ...placeOf(keys),
      message: `\`${keys.join('.')}\`${fault}`,
    })),
  );

/** What keeps a file, or a text in it, from being read. */
const syntaxFaults = (file: MessageFile): SiteFinding[] => [
  ...file.faults.map(({ offset, ...found }) => ({ ...file.placeAt(offset), ...found })),
  ...inTexts(file, (text) => {
    const { error } = readMessage(text, file.locale);
    const fault = ` cannot be read (the parser says: ${error}): expected text in which each { and < is closed, as in the other language`;
    return error ? [fault] : [];
  }),
];

/** A character that readers see: neither a space, nor one of no width, nor Braille without a dot. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether parts of a message show something: words, or what is filled in; a plural or selection does where one of its texts does. */
const showsSomething = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.literal) return visible.test(element.value);
    if (element.type === TYPE.tag) return showsSomething(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).some(({ value }) => showsSomething(value));
    return true;
  });

/** The first tag without words between its halves: a link that nobody sees. */
const emptyTag = (elements: readonly MessageFormatElement[]): string | undefined =>
  elements
    .flatMap((element) => {
      if (element.type === TYPE.tag)
        return showsSomething(element.children) ? emptyTag(element.children) : element.value;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      return Object.values(element.options).map(({ value }) => emptyTag(value));
    })
    .find(Boolean);

/**
 * What is wrong with a text in which something is left empty, as tools for translators do, if anything.
 * @param locale The language of the text.
 */
export function emptyFault(text: string, locale: Locale): string | undefined {
  const { elements, error } = readMessage(text, locale);
  if (error) return undefined;
  if (!showsSomething(elements))
    return ` is ${text === '' ? 'an empty text' : 'a text that shows nothing'}: expected words in ${languageNames[locale]}; a button or link of it would have no name`;
  const tag = emptyTag(elements);
  return tag && ` has nothing between <${tag}> and </${tag}>: expected the words there`;
}

/** The provider's name that a slot is meant to be: `{compny}`. Code fills no such value in. */
function misspeltName(slot: string): string | undefined {
  const word = /^\{(.+)\}$/.exec(slot)?.[1];
  // `{products}` may well be a number.
  return word && !word.endsWith('s') ? nearestWord(word, Object.keys(placeholders)) : undefined;
}

/** Slots that are no values and misspell one of the provider's names. */
const nameFaults = (file: MessageFile): SiteFinding[] =>
  inTexts(file, (text) =>
    [...readMessage(text, file.locale).slots].flatMap((slot) => {
      const near = misspeltName(slot);
      return near ? [`: \`${slot}\` means nothing; did you mean \`{${near}}\`?`] : [];
    }),
  );

/** Texts into which the other language fills something else. */
const slotFaults = (base: MessageFile, other: MessageFile): SiteFinding[] =>
  inTexts(other, (text, keys) => {
    const counterpart = messageAt(base.texts, keys);
    if (typeof counterpart !== 'string') return [];
    const expected = readMessage(counterpart, base.locale);
    const found = readMessage(text, other.locale);
    if (expected.error || found.error || emptyFault(text, other.locale)) return [];
    const without = (all: ReadonlySet<string>, slots: ReadonlySet<string>) =>
      [...all].filter((slot) => !slots.has(slot) && !misspeltName(slot)).join(', ');
    const lacking = without(expected.slots, found.slots);
    const extra = without(found.slots, expected.slots);
    if (!lacking && !extra) return [];
    const parts = [lacking && `lacks ${lacking}`, extra && `has ${extra}`].filter(Boolean);
    const wanted = [...expected.slots].join(', ') || 'none';
    return [` ${parts.join(' and ')}: expected ${wanted}, as in ${nameOf(base)}`];
  });

/** Texts that are long enough to be reported the language of, and are in the other one. */
const languageFaults = (file: MessageFile): SiteFinding[] =>
  inTexts(file, (text) => {
    const found = languageOf(languageCounts(text));
    if (!found || found === file.locale) return [];
    return [` is in ${languageNames[found]}: expected ${languageNames[file.locale]}; translate it`];
  });

/** Plurals of a message, those within others, within selections and tags among them. */
const pluralsIn = (elements: readonly MessageFormatElement[]): PluralElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...inner] : inner;
  });

const listed = (categories: readonly string[]) =>
  categories.map((category) => `\`${category}\``).join(', ');

/** What is wrong with the categories of one plural, if anything. */
function pluralFault(
  { value, options, pluralType }: PluralElement,
  locale: Locale,
): string | undefined {
  const type = pluralType ?? 'cardinal';
  const needed: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions()
    .pluralCategories;
  // `=0` and the like are for single numbers, and come on top of the categories.
  const found = Object.keys(options).filter((name) => !/^=\d+$/.test(name));
  const unknown = found.filter((name) => !needed.includes(name));
  const lacking = needed.filter((name) => !found.includes(name));
  if (unknown.length + lacking.length === 0) return undefined;
  return `the plural of {${value}} has ${listed(found)}: ${languageNames[locale]} needs ${listed(needed)}, each with its text in braces, as in other {# …}`;
}

/**
 * What is wrong with the plurals of a text.
 * @param locale The language of the text.
 * @returns Nothing for a text that is no ICU message, which message-syntax reports.
 */
export const pluralFaults = (text: string, locale: Locale): string[] =>
  pluralsIn(readMessage(text, locale).elements).flatMap(
    (plural) => pluralFault(plural, locale) ?? [],
  );

/** Rules about interface texts, each by itself and beside its translation. */
export const messageTextRules: SharedRule[] = [
  {
    name: 'message-syntax',
    severity: 'error',
    summary:
      'A file of interface texts can be read: keys and texts in straight double quotes, commas between the entries, braces closed.',
    remedy: 'Fix the line; each key is there once, and every value in double quotes.',
    checkShared: (shared) => messageFiles(shared).flatMap(syntaxFaults),
  },
  {
    name: 'message-empty',
    severity: 'error',
    summary: 'An interface text has words, and so has each part of it that is a link.',
    remedy: 'Write the text; whoever translates has left it out.',
    checkShared: (shared) =>
      messageFiles(shared).flatMap((file) =>
        inTexts(file, (text) => [emptyFault(text, file.locale) ?? []].flat()),
      ),
  },
  {
    name: 'message-placeholders',
    severity: 'error',
    summary:
      'The same {values} and <tags> are filled into an interface text in every language, and the provider’s names are spelt right.',
    remedy: 'Write them as the English text does, or as the message says; their order is free.',
    checkShared: (shared) => [
      ...messageFiles(shared).flatMap(nameFaults),
      ...messagePairs(shared).flatMap(({ base, other }) => slotFaults(base, other)),
    ],
  },
  {
    name: 'message-language',
    severity: 'warning',
    summary: 'An interface text is in the language of its file.',
    remedy: 'Translate it.',
    checkShared: (shared) => messageFiles(shared).flatMap(languageFaults),
  },
  {
    name: 'message-plural',
    severity: 'error',
    summary:
      'A plural has every category that its language needs: English one and other, Polish one, few, many and other.',
    remedy: 'Write a text for each category the message names; `=0` and the like may be added.',
    checkShared: (shared) =>
      messageFiles(shared).flatMap((file) =>
        inTexts(file, (text) => pluralFaults(text, file.locale).map((fault) => `: ${fault}`)),
      ),
  },
];
