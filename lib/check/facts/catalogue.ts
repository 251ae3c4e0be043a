import type { Catalogue } from '@/lib/content/list-pages';
import { perLocale } from '@/lib/i18n/locales';
import type { People } from '@/lib/schema/data/people';
import type { Tags } from '@/lib/schema/data/tags';
import { readDataFile } from './data-file';
import type { SiteFacts } from './site-facts';

const textOf = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The entries of a data file, whatever is wrong with them: data-file tells that. */
function entriesOf({ directory, files }: SiteFacts, file: string): [string, unknown][] {
  if (!files.includes(file)) return [];
  return Object.entries(recordOf(readDataFile(directory, file).yaml.data));
}

/** Two texts, the id in place of what is missing. */
const texts = (value: unknown, id: string) => {
  const written = recordOf(value);
  return perLocale((locale) => textOf(written[locale], id));
};

/** Entries by their ids, of which none is inherited: a post may name `constructor`. */
const byId = <Entry>(entries: readonly (readonly [string, Entry])[]): Record<string, Entry> =>
  Object.assign(Object.create(null), Object.fromEntries(entries));

/**
 * Subjects and people as they stand in the content, so that links to their pages are known. A mistake in an entry
 * takes no page away: links to it would be told as well.
 */
export function catalogueOf(site: SiteFacts): Catalogue {
  const tags: Tags = byId(
    entriesOf(site, 'data/tags.yaml').map(([id, value]) => {
      const { name, slug, description } = recordOf(value);
      return [
        id,
        { name: texts(name, id), slug: textOf(slug, id), description: texts(description, id) },
      ];
    }),
  );
  const people: People = byId(
    entriesOf(site, 'data/people.yaml').map(([id, value]) => {
      const { name, position, bio } = recordOf(value);
      const person = { position: texts(position, id), bio: texts(bio, id) };
      return [id, { name: textOf(name, id), ...person }];
    }),
  );
  return { tags, people };
}
