import { z } from 'zod';
import { defaultLocale, isLocale, type Locale, localeSettings, locales } from '@/lib/i18n/locales';
import { inEachLanguage, kebab, slug, text } from '@/lib/schema/formats';
import { headDescription } from '@/lib/schema/page-fields';

/** All languages but the default one, whose addresses have the key of the subject. */
const translated = locales.filter((locale) => locale !== defaultLocale);

const tag = z.strictObject({
  name: inEachLanguage(() => text().max(32)).describe('Name as it is shown.'),
  slug: z
    .union([
      slug(),
      z.strictObject(
        Object.fromEntries(
          translated.map((locale) => [
            locale,
            slug().optional().describe(`In ${localeSettings[locale].name} addresses.`),
          ]),
        ) as Record<Locale, z.ZodOptional<z.ZodString>>,
      ),
    ])
    .describe(
      'Last part of the Polish address, or of the address in each language; the English one is the key.',
    ),
  description: inEachLanguage(headDescription).describe(
    'What posts on the subject are about, for its page and for search results.',
  ),
});

export type Tag = z.output<typeof tag>;
export type Tags = Record<string, Tag>;

/**
 * The last part of the address of a subject's page.
 * @param id Key of the subject, which is the English one.
 */
export function tagSlug(id: string, { slug }: Pick<Tag, 'slug'>, locale: Locale): string {
  if (locale === defaultLocale) return id;
  return (typeof slug === 'string' ? slug : slug[locale]) ?? id;
}

/** Values that have to differ between tags: addresses, titles and descriptions of their pages follow from them. */
const distinct: readonly (readonly string[])[] = [
  ['slug'],
  ...translated.map((locale) => ['slug', locale]),
  ...['name', 'description'].flatMap((key) => locales.map((locale) => [key, locale])),
];

/** The text at a path, if there is one. */
const textAt = (value: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
  return typeof found === 'string' ? found : undefined;
};

/** Whether a text of a partial language is that of the default one, and nothing of its own. */
function isFilledIn(entry: Tag, [field = '', locale]: readonly string[]): boolean {
  if (!isLocale(locale) || !localeSettings[locale].isPartial) return false;
  return textAt(entry, [field, locale]) === textAt(entry, [field, defaultLocale]);
}

/** `content/data/tags.yaml`: subjects of posts, by id. Each has a page in every language in which a live post bears it. */
export const tagsSchema = z.record(kebab(), tag).superRefine((tags, context) => {
  for (const path of distinct) {
    const owners = new Map<unknown, string>();
    for (const [id, entry] of Object.entries(tags)) {
      const value = textAt(entry, path);
      if (value === undefined || isFilledIn(entry, path)) continue;
      const owner = owners.get(value);
      if (owner === undefined) owners.set(value, id);
      else
        context.addIssue({
          code: 'custom',
          path: [id, ...path],
          message: `expected another one than that of the tag "${owner}"`,
        });
    }
  }
});
