import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Section, sectionSchema } from '@/lib/schema/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import { splitFrontmatter } from './frontmatter';
import type { Catalogue } from './generated/generate-lists';
import { contentFiles } from './read-content';

type Kept = { changed: number; document: ContentDocument };

/** Survives the reloading of modules, so that a change of one file costs the reading of one file. */
const memory = globalThis as { keptDocuments?: Map<string, Kept>; keptCatalogue?: Catalogue };

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
  const changed = statSync(target).mtimeMs;
  const known = kept.get(file);
  if (known?.changed === changed) return known.document;
  const { yaml, body } = splitFrontmatter(readFileSync(target, 'utf8'));
  try {
    const document = createDocument(file, parse(yaml) ?? {}, body);
    kept.set(file, { changed, document });
    return document;
  } catch {
    return standIn(file, known?.document);
  }
}

const readSection = (file: string): Section | undefined => {
  const text = readFileSync(path.join(contentDirectory, file), 'utf8');
  return sectionSchema.safeParse(fillPlaceholdersDeep(parse(text), 'shared')).data;
};

/**
 * The content as it stands on disk, for development: a changed file is read again, all others are kept,
 * and a file with mistakes does not keep the rest from being shown.
 */
export function readLiveContent() {
  memory.keptDocuments ??= new Map();
  const kept = memory.keptDocuments;
  const files = contentFiles();
  const documents = files.filter(pageOfFile).map((file) => readDocument(file, kept));
  const sections = files
    .filter((file) => file.endsWith('/_section.yaml'))
    .flatMap((file): [string, Section][] => {
      const section = readSection(file);
      return section ? [[path.posix.dirname(file), section]] : [];
    });
  return { documents, sections: new Map(sections), catalogue: readLiveCatalogue() };
}
