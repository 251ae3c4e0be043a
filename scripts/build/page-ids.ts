import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';
import { writeGenerated } from './folder-lists';

/** Writes the type `PageId`, so that an id of a page that does not exist does not compile. */
export function writePageIds(): void {
  const ids = [...new Set(contentFiles().flatMap((file) => pageOfFile(file)?.id ?? []))].sort();
  const union = ids.map((id) => `\n  | ${JSON.stringify(id)}`).join('') || ' never';
  writeGenerated(
    'page-id.ts',
    `/** Ids of all pages. Written by scripts/build/page-ids.ts from the folders of the content. */\nexport type PageId =${union};\n`,
  );
}
