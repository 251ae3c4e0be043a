import { allDocuments, allSections } from 'contentlayer/generated';
import { sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { readCatalogue } from './data';
import { createDocument } from './document';

/** Fields that Contentlayer adds to what the writer gave. */
const added = new Set(['_id', '_raw', 'type', 'body']);

const given = (document: object) =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !added.has(name) && value !== undefined),
  );

/** The content as Contentlayer compiled it for this build. */
export function readCompiledContent() {
  const pages = allDocuments.filter((document) => document.type !== 'Section');
  return {
    documents: pages.map((page) =>
      createDocument(page._raw.sourceFilePath, given(page), page.body.raw),
    ),
    sections: new Map(
      allSections.map((section) => [
        section._raw.sourceFileDir,
        sectionSchema.parse(fillPlaceholdersDeep(given(section), 'shared')),
      ]),
    ),
    catalogue: readCatalogue(),
  };
}
