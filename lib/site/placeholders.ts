import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { TextLanguage } from '@/lib/schema/data-files';
import { site } from '@/site.config';
import { currentFacts, factPrefix, formatFact } from './facts';
import { currentPrices, pricePrefix, writtenPrice } from './prices';

/** The words a text may contain in braces; each stands for a name in `site.config.ts`. */
export const placeholders: Readonly<Record<string, string>> = {
  company: site.company,
  brand: site.brand,
  product: site.product,
};

const pattern = new RegExp(
  `\\{(${Object.keys(placeholders).join('|')}|(?:${factPrefix}|${pricePrefix})[\\w-]+)\\}`,
  'g',
);

/** All words a text may contain in braces: the provider's names, its facts (`facts.founded`) and prices (`prices.soc`). */
export const placeholderNames = (): string[] => [
  ...Object.keys(placeholders),
  ...[...currentFacts().keys()].map((name) => `${factPrefix}${name}`),
  ...[...currentPrices().keys()].map((name) => `${pricePrefix}${name}`),
];

/**
 * What a word in braces stands for.
 * @param name The word without its braces.
 * @param language Each language writes numbers its own way.
 * @returns undefined for a word that stands for nothing, and in a shared text for a fact that languages write
 *   differently.
 */
export function placeholderValue(name: string, language: TextLanguage): string | undefined {
  if (Object.hasOwn(placeholders, name)) return placeholders[name];
  if (!name.startsWith(factPrefix) && !name.startsWith(pricePrefix)) return undefined;
  return writtenValue(name, language);
}

/** A fact or a price by its name with the prefix, as a language writes it. */
function valueIn(name: string, locale: Locale): string | undefined {
  if (name.startsWith(pricePrefix)) return writtenPrice(name.slice(pricePrefix.length), locale);
  const fact = currentFacts().get(name.slice(factPrefix.length));
  return fact && formatFact(fact, locale);
}

function writtenValue(name: string, language: TextLanguage): string | undefined {
  if (language !== 'shared') return valueIn(name, language);
  const [written, ...others] = new Set(locales.map((locale) => valueIn(name, locale)));
  return others.length === 0 ? written : undefined;
}

/**
 * Puts the provider's names and facts into a text.
 * @param text Any text; braces around other words are left alone.
 * @returns The text with `{company}`, `{brand}`, `{product}` and `{facts.…}` replaced.
 */
export function fillPlaceholders(text: string, language: TextLanguage): string {
  if (!text.includes('{')) return text;
  return text.replace(pattern, (whole, name: string) => placeholderValue(name, language) ?? whole);
}

/**
 * Puts the provider's names and facts into every string of a nested value.
 * @param value Frontmatter, block props, messages or data.
 * @param language Of the texts that are not below a key `en` or `pl`; those are in that language.
 * @returns A copy of the same shape.
 */
export function fillPlaceholdersDeep<T>(value: T, language: TextLanguage): T {
  if (typeof value === 'string') return fillPlaceholders(value, language) as T;
  if (Array.isArray(value)) return value.map((inner) => fillPlaceholdersDeep(inner, language)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        fillPlaceholdersDeep(inner, isLocale(key) ? key : language),
      ]),
    ) as T;
  }
  return value;
}
