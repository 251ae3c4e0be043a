import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type MessageFile, messageFiles, textsOf } from '@/lib/check/extract/messages';
import { languageNames } from '@/lib/check/language-names';
import type { Place, SiteRule } from '@/lib/check/rule';
import { nearestWord } from '@/lib/check/suggest';
import type { Locale } from '@/lib/i18n/locales';
import { elementsOf } from './message-texts';

/** All plural categories that languages have (Unicode CLDR), in the order in which they are listed. */
const allCategories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural categories of a language, for counts or for ranks. */
function categoriesOf(locale: Locale, type: Intl.PluralRuleType): readonly string[] {
  const own = new Set<string>(
    new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories,
  );
  return allCategories.filter((category) => own.has(category));
}

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
function faultOf(
  { value, options, pluralType }: PluralElement,
  locale: Locale,
): string | undefined {
  const needed = categoriesOf(locale, pluralType ?? 'cardinal');
  // `=0` and the like are for single numbers, and come on top of the categories.
  const found = Object.keys(options).filter((name) => !/^=\d+$/.test(name));
  const unknown = found.filter((name) => !needed.includes(name));
  const lacking = needed.filter((name) => !found.includes(name));
  if (unknown.length + lacking.length === 0) return undefined;
  const parts = [
    lacking.length > 0 ? `lacks ${listed(lacking)}` : '',
    ...unknown.map((name) => {
      const near = nearestWord(name, lacking);
      if (near) return `has \`${name}\` (did you mean \`${near}\`?)`;
      return allCategories.includes(name)
        ? `has \`${name}\`, which ${languageNames[locale]} never uses`
        : `has \`${name}\`, which is no plural category`;
    }),
  ].filter(Boolean);
  return `the plural of {${value}} ${parts.join(' and ')}: expected ${listed(needed)}, each with its text in braces, as in ${needed.at(-2)} {# …}`;
}

/**
 * What is wrong with the plurals of a text.
 * @param locale The language of the text.
 * @returns Nothing for a text that is no ICU message, which message-syntax reports.
 */
export const pluralFaults = (text: string, locale: Locale): string[] =>
  pluralsIn(elementsOf(text, locale) ?? []).flatMap((plural) => faultOf(plural, locale) ?? []);

const faultsOfFile = ({ locale, texts, placeOf }: MessageFile): (Place & { message: string })[] =>
  textsOf(texts).flatMap(({ keys, text }) =>
    pluralFaults(text, locale).map((fault) => ({
      ...placeOf(keys),
      message: `\`${keys.join('.')}\`: ${fault}`,
    })),
  );

/** Rules about interface texts that depend on a number. */
export const messagePlural: SiteRule = {
  name: 'message-plural',
  severity: 'error',
  summary:
    'A plural has every category that its language needs: English one and other, Polish one, few, many and other.',
  remedy: 'Write a text for each category the message names; `=0` and the like may be added.',
  checkSite: (site) => messageFiles(site).flatMap(faultsOfFile),
};
