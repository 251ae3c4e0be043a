import { z } from 'zod';
import { defaultLocale, type Locale, localeSettings, locales } from '@/lib/i18n/locales';
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

/** What has to differ between tags, with the ways to it: addresses, titles and descriptions of their pages follow from it. */
const distinctTexts = ({
  slug: own,
  name,
  description,
}: Tag): [path: string[], text?: string][] => [
  ...(typeof own === 'string'
    ? [[['slug'], own] as [string[], string]]
    : translated.map((locale): [string[], string?] => [['slug', locale], own[locale]])),
  ...Object.entries({ name, description }).flatMap(([field, texts]) =>
    locales
      // A text that a partial language lacks is that of the default one.
      .filter(
        (locale) => !localeSettings[locale].isPartial || texts[locale] !== texts[defaultLocale],
      )
      .map((locale): [string[], string] => [[field, locale], texts[locale]]),
  ),
];

/** `content/data/tags.yaml`: subjects of posts, by id. Each has a page in every language in which a live post bears it. */
export const tagsSchema = z.record(kebab(), tag).superRefine((tags, context) => {
  const owners = new Map<string, string>();
  for (const [id, entry] of Object.entries(tags))
    for (const [path, value] of distinctTexts(entry)) {
      if (value === undefined) continue;
      const key = [...path, value].join(' ');
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, id);
      else
        context.addIssue({
          code: 'custom',
          path: [id, ...path],
          message: `expected another one than that of the tag "${owner}"`,
        });
    }
});
