import { allDocuments, allSections } from 'contentlayer/generated';
import { sectionSchema } from '@/lib/schema/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { isPreview } from './content-directory';
import { createDocument } from './document';
import { createRegistry } from './registry';

/** Fields that Contentlayer adds to what the writer gave. */
const added = new Set(['_id', '_raw', 'type', 'body']);

const given = (document: object) =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !added.has(name) && value !== undefined),
  );

const pages = allDocuments.filter((document) => document.type !== 'Section');

/** The registry of the site that is being built. For server code of the app only. */
export const content = createRegistry({
  documents: pages.map((page) =>
    createDocument(page._raw.sourceFilePath, given(page), page.body.raw),
  ),
  sections: new Map(
    allSections.map((section) => [
      section._raw.sourceFileDir,
      sectionSchema.parse(fillPlaceholdersDeep(given(section))),
    ]),
  ),
  now: new Date(),
  isPreview,
});
