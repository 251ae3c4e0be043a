import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pageOfFile } from '@/lib/content/document';
import { contentFiles } from '@/lib/content/reader';

const target = '.generated/page-id.ts';

/** Writes the type `PageId`, so that an id of a page that does not exist does not compile. */
export function writePageIds(): void {
  const ids = [...new Set(contentFiles().flatMap((file) => pageOfFile(file)?.id ?? []))].sort();
  const union = ids.map((id) => `\n  | ${JSON.stringify(id)}`).join('') || ' never';
  const text = `/** Ids of all pages. Written by scripts/build/page-ids.ts from the folders of the content. */\nexport type PageId =${union};\n`;
  mkdirSync('.generated', { recursive: true });
  if (read(target) !== text) writeFileSync(target, text);
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
