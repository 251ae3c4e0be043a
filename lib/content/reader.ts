import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readFileTree } from '@/lib/files/file-tree';
import { locales, withPartialLanguages } from '@/lib/i18n/locales';
import { type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import type { RegistryInput } from './registry';
import { splitFrontmatter } from './source';

/** The content, as the registry is made of it. */
export type Content = Required<Pick<RegistryInput, 'documents' | 'sections' | 'catalogue'>>;

/** A page's file, taken apart. */
type RawPage = { file: string; data: unknown; body: string };

/** The files of the content, taken apart: pages, and what the `_section.yaml` of folders say, by their ids. */
type RawContent = { pages: readonly RawPage[]; sections: ReadonlyMap<string, unknown> };

/** All files below the content folder that can be read. */
export const contentFiles = (directory = contentDirectory): string[] =>
  readFileTree(directory).files;

/** The text of a file below the content folder. */
export const readText = (directory: string, file: string): string =>
  readFileSync(path.join(directory, file), 'utf8');

/**
 * Takes a page's file apart.
 * @throws when its frontmatter is no YAML.
 */
export function rawPage(file: string, text: string): RawPage {
  const { yaml, body } = splitFrontmatter(text);
  return { file, data: parse(yaml) ?? {}, body };
}

/** The `_section.yaml` among files, by the ids of their folders. */
export const sectionFiles = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('/_section.yaml'))
      .map((file) => [path.posix.dirname(file), file]),
  );

/**
 * What a `_section.yaml` says, as far as it can be read.
 * @param id Of its folder, whose name takes the place of a language with mistakes.
 * @param data Its YAML.
 * @returns The section, if anything can be read of it, and whether all of it could.
 */
export function soundSection(id: string, data: unknown): { section?: Section; isWhole: boolean } {
  const filled = withPartialLanguages(fillPlaceholdersDeep(data, 'shared'));
  const section = sectionSchema.safeParse(filled).data;
  if (section) return { section, isWhole: true };
  if (filled === null || typeof filled !== 'object') return { isWhole: false };
  const name = id.slice(id.lastIndexOf('/') + 1);
  const inLanguages = locales.map((locale) => {
    const own = sectionSchema.shape[locale].safeParse((filled as Record<string, unknown>)[locale]);
    return [locale, own.data ?? { slug: name, title: name }] as const;
  });
  return { section: Object.fromEntries(inLanguages) as Section, isWhole: false };
}

/** The content as its files are on disk. */
function rawContent(directory: string): RawContent {
  const files = contentFiles(directory);
  return {
    pages: files.filter(pageOfFile).map((file) => rawPage(file, readText(directory, file))),
    sections: new Map(
      [...sectionFiles(files)].map(([id, file]) => [id, parse(readText(directory, file))]),
    ),
  };
}

/**
 * Makes typed content of files.
 * @throws ZodError when one breaks its schema.
 */
export function contentOf({ pages, sections }: RawContent, directory?: string): Content {
  const documents: ContentDocument[] = pages.map(({ file, data, body }) =>
    createDocument(file, data, body),
  );
  const typed = [...sections].map(([id, data]): [string, Section] => [
    id,
    sectionSchema.parse(withPartialLanguages(fillPlaceholdersDeep(data, 'shared'))),
  ]);
  return { documents, sections: new Map(typed), catalogue: readCatalogue(directory) };
}

/**
 * Reads the content from disk, for commands that run without a build. A build reads what Contentlayer made of the
 * same files (contentlayer.ts), a development server passes over mistakes (development.ts).
 * @throws when a file breaks its schema: `npm run check` says where and why.
 */
export const readContent = (directory = contentDirectory): Content =>
  contentOf(rawContent(directory), directory);
