import type { ContentDocument } from '@/lib/content/document';
import type { Catalogue } from '@/lib/content/list-pages';
import { sectionFiles } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import { perLocale } from '@/lib/i18n/locales';
import { readableSection, type Section } from '@/lib/schema/data/section';
import { type CheckedSite, type DocumentSummary, oncePerCheck, type SharedContent } from './site';
import { readDataFile } from './yaml';

const textOf = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The entries of a data file, whatever is wrong with them: data-file reports that. */
function entriesOf({ directory, files }: CheckedSite, file: string): [string, unknown][] {
  if (!files.includes(file)) return [];
  return Object.entries(recordOf(readDataFile(directory, file).yaml.data));
}

/** A text in each language, the id in place of what is missing. */
const texts = (value: unknown, id: string) =>
  perLocale((locale) => textOf(recordOf(value)[locale], id));

/** Entries by their ids, of which none is inherited: a post may name `constructor`. */
const entriesById = <Entry>(
  site: CheckedSite,
  file: string,
  entryOf: (value: Record<string, unknown>, id: string) => Entry,
): Record<string, Entry> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(
      entriesOf(site, file).map(([id, value]) => [id, entryOf(recordOf(value), id)]),
    ),
  );

/**
 * Subjects and people as they are in the content, so that links to their pages are known. A mistake in an entry
 * takes no page away: links to it would be reported as well.
 */
const catalogueOf = (site: CheckedSite): Catalogue => ({
  tags: entriesById(site, 'data/tags.yaml', ({ name, slug, description }, id) => ({
    name: texts(name, id),
    slug: textOf(slug, id),
    description: texts(description, id),
  })),
  people: entriesById(site, 'data/people.yaml', ({ name, position, bio }, id) => ({
    name: textOf(name, id),
    position: texts(position, id),
    bio: texts(bio, id),
  })),
});

const nonEmpty = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : undefined;

const nonEmptyTexts = (value: unknown) => (Array.isArray(value) ? value.filter(nonEmpty) : []);

/** A document of which addresses follow; values of another kind than they should be count as missing. */
function documentOf({ id, locale, type, file, data }: DocumentSummary): ContentDocument {
  const frontmatter = {
    ...data,
    title: nonEmpty(data['title']) ?? id,
    slug: nonEmpty(data['slug']),
    path: nonEmpty(data['path']),
    date: nonEmpty(data['date']) ?? '',
    redirectFrom: nonEmptyTexts(data['redirectFrom']),
    tags: nonEmptyTexts(data['tags']),
    author: nonEmpty(data['author']),
    coauthor: nonEmpty(data['coauthor']),
    authors: nonEmptyTexts(data['authors']),
  };
  return { id, locale, type, file, frontmatter, body: '' } as unknown as ContentDocument;
}

/** Folders without a page, as far as their `_section.yaml` can be read; data-file reports what is wrong with one. */
function sectionsOf({ directory, files }: CheckedSite): Map<string, Section> {
  const found = [...sectionFiles(files)].map(([id, file]) => {
    const { data } = readDataFile(directory, file).yaml;
    return [id, readableSection(id, data)] as const;
  });
  return new Map(found);
}

/**
 * The registry as visitors will have it, with what is read of documents that have mistakes. Made once
 * for each check.
 */
export const registryOf = oncePerCheck(
  (site: CheckedSite): Registry =>
    createRegistry({
      documents: site.documents.map(documentOf),
      sections: sectionsOf(site),
      catalogue: catalogueOf(site),
      now: site.now,
      isPreview: false,
    }),
);

/**
 * Ids of the entries of a data file.
 * @param file Path below the content folder.
 * @returns undefined when the file, or a part of it, cannot be read, which data-file reports: nobody knows what is in it.
 */
export function entryIds({ directory, files }: SharedContent, file: string): string[] | undefined {
  if (!files.includes(file)) return [];
  const { raw, syntax } = readDataFile(directory, file).yaml;
  const isRecord = raw !== null && typeof raw === 'object' && !Array.isArray(raw);
  return isRecord && syntax.length === 0 ? Object.keys(raw) : undefined;
}
