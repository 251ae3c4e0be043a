import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { locales } from '@/lib/i18n/locales';
import { type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { currentText, refreshCurrentTree } from './current-tree';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import { splitFrontmatter } from './frontmatter';
import type { Catalogue } from './list-pages';
import { contentFiles } from './read-content';

type Kept = { changed: number; facts: string; document: ContentDocument };

/** Survives the reloading of modules, so that a change of one file costs the reading of one file. */
const memory = globalThis as {
  keptDocuments?: Map<string, Kept>;
  keptSections?: Map<string, Section>;
  keptCatalogue?: Catalogue;
};

/** Subjects and people; as they were last while their files have mistakes. */
function readLiveCatalogue(): Catalogue | undefined {
  try {
    memory.keptCatalogue = readCatalogue();
  } catch {
    // The check tells the mistake.
  }
  return memory.keptCatalogue;
}

/**
 * A document in place of one whose frontmatter is broken: as it was last, or with a text of its own. It
 * is never read: the page shows its mistakes instead.
 */
function standIn(file: string, previous: ContentDocument | undefined): ContentDocument {
  if (previous) return { ...previous, body: '' };
  const description =
    'The frontmatter of this page has mistakes. They are listed on the page until they are mended.';
  const document = createDocument(
    'page/en.mdx',
    { title: 'A page with mistakes', description },
    '',
  );
  return { ...document, file, ...pageOfFile(file) };
}

function readDocument(file: string, kept: Map<string, Kept>): ContentDocument {
  const target = path.join(contentDirectory, file);
  const changed = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const known = kept.get(file);
  // Facts are filled into frontmatter as it is read.
  const facts = currentText('facts.yaml');
  if (known?.changed === changed && known.facts === facts) return known.document;
  try {
    const { yaml, body } = splitFrontmatter(readFileSync(target, 'utf8'));
    const document = createDocument(file, parse(yaml) ?? {}, body);
    kept.set(file, { changed, facts, document });
    return document;
  } catch {
    return standIn(file, known?.document);
  }
}

/** What of a broken file can be read: each language that is whole; the folder's name stands for the other. */
function soundParts(id: string, data: unknown): Section | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const parts = locales.map((locale) => {
    const part = sectionSchema.shape[locale].safeParse((data as Record<string, unknown>)[locale]);
    return [locale, part.data ?? { slug: name, title: name }] as const;
  });
  return Object.fromEntries(parts) as Section;
}

/**
 * A folder's `_section.yaml`. A broken one is as it was last, so that the pages below keep their addresses; they show
 * its mistakes.
 */
function readSection(id: string, file: string): Section | undefined {
  memory.keptSections ??= new Map();
  const kept = memory.keptSections.get(id);
  try {
    const text = readFileSync(path.join(contentDirectory, file), 'utf8');
    const data: unknown = fillPlaceholdersDeep(parse(text), 'shared');
    const { data: section } = sectionSchema.safeParse(data);
    if (!section) return kept ?? soundParts(id, data);
    memory.keptSections.set(id, section);
    return section;
  } catch {
    return kept;
  }
}

/**
 * The content as it stands on disk, for development: a changed file is read again, all others are kept,
 * and a file with mistakes does not keep the rest from being shown.
 */
export function readLiveContent() {
  refreshCurrentTree();
  memory.keptDocuments ??= new Map();
  const kept = memory.keptDocuments;
  const files = contentFiles();
  const documents = files.filter(pageOfFile).map((file) => readDocument(file, kept));
  const sections = files
    .filter((file) => file.endsWith('/_section.yaml'))
    .flatMap((file): [string, Section][] => {
      const id = path.posix.dirname(file);
      const section = readSection(id, file);
      return section ? [[id, section]] : [];
    });
  return { documents, sections: new Map(sections), catalogue: readLiveCatalogue() };
}
