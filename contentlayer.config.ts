import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDocumentType, makeSource } from 'contentlayer/source-files';
import matter from 'gray-matter';
import { sectionSchema } from '@/lib/schema/data/section';
import { contentDirectory } from './lib/content/content-directory';
import { readText } from './lib/content/source';
import { readFileTree, requirePlainTree } from './lib/files/file-tree';
import { documentTypes } from './lib/schema/document-types';
import { contentlayerFields } from './lib/schema/to-contentlayer';

/** Takes the place of gray-matter's engines for other languages than YAML. */
const refused = () => {
  throw new Error('a frontmatter is YAML: expected it to begin with a line of `---` and no word');
};

// Contentlayer's reader of frontmatter would run one that calls itself JavaScript (`---js`) as code. The check
// refuses it too, but types are prepared before anything is checked.
Object.assign((matter as unknown as { engines: Record<string, () => never> }).engines, {
  javascript: refused,
  json: refused,
});

// Contentlayer follows links and opens whatever has the name of a page. Data files and hidden ones it does not read.
requirePlainTree(contentDirectory, (file) => /^data\/|(?:^|\/)\./.test(file));

/** Contentlayer takes a Windows line end for a part of the last value: it reads copies, whose texts are as everything else reads them. */
export function plainCopies(directory: string): string {
  const copies = mkdtempSync(path.join(tmpdir(), 'content-'));
  process.once('exit', () => rmSync(copies, { recursive: true }));
  const texts = readFileTree(directory).files.filter((file) => /\.(?:mdx?|ya?ml|json)$/.test(file));
  for (const file of texts) {
    const target = path.join(copies, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readText(path.join(directory, file)));
  }
  return copies;
}

const pageTypes = documentTypes.map(({ name, pattern, schema }) =>
  defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: 'markdown',
    fields: contentlayerFields(schema),
  })),
);

const section = defineDocumentType(() => ({
  name: 'Section',
  filePathPattern: '**/_section.yaml',
  contentType: 'data',
  fields: contentlayerFields(sectionSchema),
}));

export default makeSource({
  contentDirPath: plainCopies(contentDirectory),
  contentDirExclude: ['data'],
  documentTypes: [...pageTypes, section],
  disableImportAliasWarning: true,
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  // Bodies are rendered from their syntax tree (lib/mdx), never evaluated as code; Contentlayer hands
  // them on as they are.
  markdown: (processor) => {
    processor.parser = () => ({ type: 'root', children: [] });
    processor.compiler = () => '';
  },
});
