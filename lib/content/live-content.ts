import { parse } from 'yaml';
import type { Section } from '@/lib/schema/data/section';
import { factPrefix } from '@/lib/site/facts';
import { pricePrefix } from '@/lib/site/prices';
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

/** What did not change, so that a change of one file costs the parsing of one file; goes when code changes. */
const kept = new Map<string, Kept>();

/** What was sound last; survives the reloading of modules, for what is broken while code changes. */
const memory = globalThis as {
  soundDocuments?: Map<string, ContentDocument>;
  soundSections?: Map<string, Section>;
  soundCatalogue?: Catalogue;
};

const noCatalogue: Catalogue = { tags: {}, people: {} };

/** With what a text begins to name a fact or a price. */
const factMarks = [`{${factPrefix}`, `{${pricePrefix}`];

/** Subjects and people; as they were last while their files have mistakes. */
function liveCatalogue(): Catalogue {
  try {
    memory.soundCatalogue = readCatalogue();
  } catch {
    // The check reports the mistake.
  }
  return memory.soundCatalogue ?? noCatalogue;
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
function liveDocument(file: string, facts: string): ContentDocument {
  memory.soundDocuments ??= new Map();
  try {
    const text = readText(contentDirectory, file);
    const known = kept.get(file);
    if (
      known?.text === text &&
      (known.facts === facts || !factMarks.some((mark) => text.includes(mark)))
    )
      return known.document;
    const { data, body } = rawPage(file, text);
    const document = createDocument(file, data, body);
    kept.set(file, { text, facts, document });
    memory.soundDocuments.set(file, document);
    return document;
  } catch {
    return standIn(file, memory.soundDocuments.get(file));
  }
}

/**
 * A folder's `_section.yaml`. A broken one is as it was last, so that the pages below keep their pathnames; they show
 * its mistakes.
 */
function liveSection(id: string, file: string): Section | undefined {
  memory.soundSections ??= new Map();
  const kept = memory.soundSections.get(id);
  try {
    const { section, isWhole } = soundSection(id, parse(readText(contentDirectory, file)));
    if (!section || !isWhole) return kept ?? section;
    memory.soundSections.set(id, section);
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
  const facts = currentText('facts.yaml') + currentText('prices.yaml');
  const files = contentFiles();
  const sections = [...sectionFiles(files)].flatMap(([id, file]): [string, Section][] => {
    const section = liveSection(id, file);
    return section ? [[id, section]] : [];
  });
  return {
    documents: files.filter(pageOfFile).map((file) => liveDocument(file, facts)),
    sections: new Map(sections),
    catalogue: liveCatalogue(),
  };
}
