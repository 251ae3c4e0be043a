import { z } from 'zod';
import { headDescription } from '@/lib/schema/document-types';
import { kebab, slug, text } from '@/lib/schema/formats';

const tag = z.strictObject({
  name: z
    .strictObject({
      en: text().max(32).describe('In English.'),
      pl: text().max(32).describe('In Polish.'),
    })
    .describe('Name as it is shown.'),
  slug: slug().describe('Last part of the Polish address; the English one is the key.'),
  description: z
    .strictObject({
      en: headDescription().describe('In English.'),
      pl: headDescription().describe('In Polish.'),
    })
    .describe('What posts on the subject are about, for its page and for search results.'),
});

export type Tag = z.output<typeof tag>;
export type Tags = Record<string, Tag>;

/** Values that have to differ between tags: addresses, titles and descriptions of their pages follow from them. */
const distinct: readonly (readonly (string | number)[])[] = [
  ['slug'],
  ['name', 'en'],
  ['name', 'pl'],
  ['description', 'en'],
  ['description', 'pl'],
];

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** `content/data/tags.yaml`: subjects of posts, by id. Each has a page in every language in which a live post bears it. */
export const tagsSchema = z.record(kebab(), tag).superRefine((tags, context) => {
  for (const path of distinct) {
    const owners = new Map<unknown, string>();
    for (const [id, entry] of Object.entries(tags)) {
      const value = valueAt(entry, path);
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
