import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The script of its own that a built page starts with, which holds its data, below the folder of its site; undefined for a page that starts by itself. */
export const pageDataFile = (html: string): string | undefined =>
  /<script data-page-data="\/([^"]+)"/.exec(html)?.[1];

/**
 * The script of its own that a built page starts with; empty for a page that starts by itself.
 * @param directory Folder of the built site.
 * @param html The page.
 */
export function pageDataOf(directory: string, html: string): string {
  const file = pageDataFile(html);
  return file ? readFileSync(path.join(directory, file), 'utf8') : '';
}
