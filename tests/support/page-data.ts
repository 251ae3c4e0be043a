import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file with the data that a built page starts with, below the folder of its site; undefined for a page that starts by itself. */
export const pageDataFile = (html: string): string | undefined =>
  /<script data-data="\/([^"]+)"/.exec(html)?.[1];

/**
 * The data that a built page starts with, as the file holds them; empty for a page that starts by itself.
 * @param directory Folder of the built site.
 * @param html The page.
 */
export function pageDataOf(directory: string, html: string): string {
  const file = pageDataFile(html);
  return file ? readFileSync(path.join(directory, file), 'utf8') : '';
}
