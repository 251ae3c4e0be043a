import path from 'node:path';
import { parse } from 'yaml';
import { readFileTree } from '@/lib/files/file-tree';
import { withPartialLanguages } from '@/lib/i18n/locales';
import { readableSection, type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import { lastSound } from './last-sound';
import type { RegistryInput } from './registry';
import { readText, splitFrontmatter } from './source';

/** The content, as the registry is made of it. */
export type Content = Required<Pick<RegistryInput, 'documents' | 'sections' | 'catalogue'>>;

/** All files below the content folder that can be read. */
export const contentFiles = (directory = contentDirectory): string[] =>
  readFileTree(directory).files;

/** The `_section.yaml` among files, by the ids of their folders. */
export const sectionFiles = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('/_section.yaml'))
      .map((file) => [path.posix.dirname(file), file]),
  );

/** What a `_section.yaml` says, its placeholders filled in. */
const filledSection = (data: unknown): unknown =>
  withPartialLanguages(fillPlaceholdersDeep(data, 'shared'));

/** What a `_section.yaml` says. @throws ZodError when it breaks its schema. */
export const soundSection = (data: unknown): Section => sectionSchema.parse(filledSection(data));

/** What takes the place of a file with mistakes on a development server; elsewhere nothing does. */
const inDevelopment = <Value>(value: () => Value): (() => Value) | undefined =>
  process.env.NODE_ENV === 'development' ? value : undefined;

/** A document in place of one that never was sound. It is never read: the page shows its mistakes instead. */
function standIn(file: string): ContentDocument {
  const title = 'A page with mistakes';
  const description =
    'The frontmatter of this page has mistakes. They are listed on the page until they are fixed.';
  const document = createDocument('page/en.mdx', { title, description }, '');
  return { ...document, file, ...pageOfFile(file) };
}

/** Reads a file of the content. */
type ReadText = (file: string) => string;

function documentIn(file: string, read: ReadText): ContentDocument {
  const written = () => {
    const { yaml, body } = splitFrontmatter(read(file));
    return createDocument(file, parse(yaml) ?? {}, body);
  };
  return lastSound(
    file,
    written,
    inDevelopment(() => standIn(file)),
  );
}

function sectionIn(id: string, file: string, read: ReadText): Section {
  let data: unknown;
  const written = () => {
    data = parse(read(file));
    return soundSection(data);
  };
  return lastSound(
    file,
    written,
    inDevelopment(() => readableSection(id, filledSection(data ?? {}))),
  );
}

/**
 * Makes typed content of files. On a development server a page with mistakes keeps its address, where they are shown, and so do
 * the pages below it; data files keep what was sound last themselves.
 * @param files Paths below the content folder; only pages and `_section.yaml` are looked at.
 * @throws YAMLParseError or ZodError when one is broken: `npm run check` says where and why.
 */
export const contentOf = (
  files: readonly string[],
  read: ReadText,
  directory?: string,
): Content => ({
  documents: files.filter(pageOfFile).map((file) => documentIn(file, read)),
  sections: new Map([...sectionFiles(files)].map(([id, file]) => [id, sectionIn(id, file, read)])),
  catalogue: readCatalogue(directory),
});

/**
 * Reads the content from disk, for commands that run without a build and for development servers. A build reads what
 * Contentlayer made of the same files (contentlayer.ts).
 * @throws when a file is broken, except in development.
 */
export const readContent = (directory = contentDirectory): Content =>
  contentOf(contentFiles(directory), (file) => readText(path.join(directory, file)), directory);
