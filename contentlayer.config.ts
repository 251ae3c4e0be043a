import { defineDocumentType, makeSource } from 'contentlayer/source-files';
import { contentDirectory } from './lib/content/content-directory';
import { documentTypes } from './lib/schema/document-types';
import { sectionSchema } from './lib/schema/section';
import { contentlayerFields } from './lib/schema/to-contentlayer';

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
  contentDirPath: contentDirectory,
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
