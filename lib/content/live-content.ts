import { parse } from 'yaml';
import type { Section } from '@/lib/schema/data/section';
import { contentDirectory } from './content-directory';
import { currentText, refreshCurrentTree } from './current-tree';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import type { Catalogue } from './list-pages';
import {
  type Content,
  contentFiles,
  rawPage,
  readText,
  sectionFiles,
  soundSection,
} from './reader';

type Kept = { text: string; facts: string; document: ContentDocument };

/** Survives the reloading of modules, so that a change of one file costs the parsing of one file. */
const memory = globalThis as {
  keptDocuments?: Map<string, Kept>;
  keptSections?: Map<string, Section>;
  keptCatalogue?: Catalogue;
};

const noCatalogue: Catalogue = { tags: {}, people: {} };

/** Subjects and people; as they were last while their files have mistakes. */
function liveCatalogue(): Catalogue {
  try {
    memory.keptCatalogue = readCatalogue();
  } catch {
    // The check reports the mistake.
  }
  return memory.keptCatalogue ?? noCatalogue;
}

/**
 * A document in place of one whose frontmatter is broken: as it was last, or with a text of its own. It
 * is never read: the page shows its mistakes instead.
 */
function standIn(file: string, previous: ContentDocument | undefined): ContentDocument {
  if (previous) return { ...previous, body: '' };
  const description =
    'The frontmatter of this page has mistakes. They are listed on the page until they are fixed.';
  const document = createDocument(
    'page/en.mdx',
    { title: 'A page with mistakes', description },
    '',
  );
  return { ...document, file, ...pageOfFile(file) };
}

/**
 * @param facts The company's figures, which are filled into frontmatter as it is read.
 */
function liveDocument(file: string, facts: string, kept: Map<string, Kept>): ContentDocument {
  const known = kept.get(file);
  try {
    const text = readText(contentDirectory, file);
    if (known?.text === text && known.facts === facts) return known.document;
    const { data, body } = rawPage(file, text);
    const document = createDocument(file, data, body);
    kept.set(file, { text, facts, document });
    return document;
  } catch {
    return standIn(file, known?.document);
  }
}

/**
 * A folder's `_section.yaml`. A broken one is as it was last, so that the pages below keep their pathnames; they show
 * its mistakes.
 */
function liveSection(id: string, file: string): Section | undefined {
  memory.keptSections ??= new Map();
  const kept = memory.keptSections.get(id);
  try {
    const { section, isWhole } = soundSection(id, parse(readText(contentDirectory, file)));
    if (!section || !isWhole) return kept ?? section;
    memory.keptSections.set(id, section);
    return section;
  } catch {
    return kept;
  }
}

/**
 * The content as it is on disk, for development: a changed file is parsed again, all others are kept, and a file with
 * mistakes does not keep the rest from being shown.
 */
export function readLiveContent(): Content {
  refreshCurrentTree();
  memory.keptDocuments ??= new Map();
  const kept = memory.keptDocuments;
  const facts = currentText('facts.yaml');
  const files = contentFiles();
  const sections = [...sectionFiles(files)].flatMap(([id, file]): [string, Section][] => {
    const section = liveSection(id, file);
    return section ? [[id, section]] : [];
  });
  return {
    documents: files.filter(pageOfFile).map((file) => liveDocument(file, facts, kept)),
    sections: new Map(sections),
    catalogue: liveCatalogue(),
  };
}
