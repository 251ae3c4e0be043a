import type { ContentDocument } from '@/lib/content/document';
import { sectionFiles, soundSection } from '@/lib/content/reader';
import { createRegistry, type Registry } from '@/lib/content/registry';
import type { Section } from '@/lib/schema/data/section';
import { catalogueOf } from './catalogue';
import { readDataFile } from './data-file';
import type { DocumentDigest, SiteFacts } from './site-facts';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(textOf) : []);

/** A document of which addresses follow; values of another kind than they should be count as missing. */
function documentOf({ id, locale, type, file, data }: DocumentDigest): ContentDocument {
  const frontmatter = {
    ...data,
    title: textOf(data['title']) ?? id,
    slug: textOf(data['slug']),
    path: textOf(data['path']),
    date: textOf(data['date']) ?? '',
    redirectFrom: textsOf(data['redirectFrom']),
    tags: textsOf(data['tags']),
    author: textOf(data['author']),
    coauthor: textOf(data['coauthor']),
    authors: textsOf(data['authors']),
  };
  return { id, locale, type, file, frontmatter, body: '' } as unknown as ContentDocument;
}

/** Folders without a page, as far as their `_section.yaml` can be read; data-file reports what is wrong with one. */
function sectionsOf({ directory, files }: SiteFacts): Map<string, Section> {
  const found = [...sectionFiles(files)].map(([id, file]) => {
    const { data } = readDataFile(directory, file).yaml;
    return [id, soundSection(id, data).section] as const;
  });
  return new Map(found.flatMap(([id, section]) => (section ? [[id, section]] : [])));
}

const known = new WeakMap<SiteFacts, Registry>();

/**
 * The registry as visitors will have it, with what is read of documents that have mistakes. Made once
 * for each check.
 */
export function registryOf(site: SiteFacts): Registry {
  const registry =
    known.get(site) ??
    createRegistry({
      documents: site.documents.map(documentOf),
      sections: sectionsOf(site),
      catalogue: catalogueOf(site),
      now: site.now,
      isPreview: false,
    });
  known.set(site, registry);
  return registry;
}
