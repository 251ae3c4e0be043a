import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';
import { readCatalogue } from './data';
import { type ContentDocument, createDocument, pageOfFile } from './document';
import { splitFrontmatter } from './frontmatter';

/** All files below the content folder, with forward slashes, sorted. */
export function contentFiles(directory = contentDirectory): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Reads the content from disk, for commands that run without a build. The build itself reads the same
 * files through Contentlayer.
 * @throws when a file breaks its schema: `npm run check` says where and why.
 */
export function readContent(directory = contentDirectory) {
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const files = contentFiles(directory);
  const documents: ContentDocument[] = files.filter(pageOfFile).map((file) => {
    const { yaml, body } = splitFrontmatter(read(file));
    return createDocument(file, parse(yaml) ?? {}, body);
  });
  const sections = new Map<string, Section>(
    files
      .filter((file) => file.endsWith('/_section.yaml'))
      .map((file) => [
        path.posix.dirname(file),
        sectionSchema.parse(fillPlaceholdersDeep(parse(read(file)), 'shared')),
      ]),
  );
  return { documents, sections, catalogue: readCatalogue(directory) };
}
