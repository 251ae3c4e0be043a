import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { currentFacts, factPrefix, formatFact } from './facts';

/** The words a text may contain in braces; each stands for a name in `site.config.ts`. */
export const placeholders: Readonly<Record<string, string>> = {
  company: site.company,
  brand: site.brand,
  product: site.product,
};

const pattern = new RegExp(
  `\\{(${Object.keys(placeholders).join('|')}|${factPrefix}[\\w-]+)\\}`,
  'g',
);

/** All words a text may contain in braces: the provider's names, and its facts (`facts.founded`). */
export const placeholderNames = (): string[] => [
  ...Object.keys(placeholders),
  ...[...currentFacts().keys()].map((name) => `${factPrefix}${name}`),
];

/**
 * What a word in braces stands for.
 * @param name The word without its braces.
 * @param locale The language whose way of writing numbers is used.
 * @returns undefined for a word that stands for nothing.
 */
export function placeholderValue(name: string, locale: Locale): string | undefined {
  if (Object.hasOwn(placeholders, name)) return placeholders[name];
  if (!name.startsWith(factPrefix)) return undefined;
  const fact = currentFacts().get(name.slice(factPrefix.length));
  return fact && formatFact(fact, locale);
}

/**
 * Puts the provider's names and facts into a text.
 * @param text Any text; braces around other words are left alone.
 * @returns The text with `{company}`, `{brand}`, `{product}` and `{facts.…}` replaced.
 */
export function fillPlaceholders(text: string, locale: Locale = defaultLocale): string {
  if (!text.includes('{')) return text;
  return text.replace(pattern, (whole, name: string) => placeholderValue(name, locale) ?? whole);
}

/**
 * Puts the provider's names and facts into every string of a nested value.
 * @param value Frontmatter, block props, messages or data; below a key `en` or `pl` that language is used.
 * @returns A copy of the same shape.
 */
export function fillPlaceholdersDeep<T>(value: T, locale: Locale = defaultLocale): T {
  if (typeof value === 'string') return fillPlaceholders(value, locale) as T;
  if (Array.isArray(value)) return value.map((inner) => fillPlaceholdersDeep(inner, locale)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        fillPlaceholdersDeep(inner, isLocale(key) ? key : locale),
      ]),
    ) as T;
  }
  return value;
}
