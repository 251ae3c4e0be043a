import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDirectory } from '@/lib/pictures/locate-picture';

/** Folder of the files to take home, below `public/`. */
const folder = 'downloads';

/**
 * The file of a download on disk.
 * @param name As `content/data/downloads.yaml` gives it.
 */
export const downloadPath = (name: string): string => path.join(publicDirectory, folder, name);

/** The address visitors load it from. */
export const downloadAddress = (name: string): string => `/${folder}/${name}`;

/**
 * What keeps a file from being offered: it is missing, is no PDF, or has not what makes it accessible (PDF 1.7, 14.8:
 * tags, a language, a title).
 * @returns undefined when nothing does.
 */
export function downloadFault(name: string): string | undefined {
  const file = downloadPath(name);
  if (!existsSync(file)) return `there is no file "${name}" in public/${folder}/`;
  const content = readFileSync(file, 'latin1');
  if (!content.startsWith('%PDF-')) return `"${name}" is no PDF`;
  const lacking = Object.entries({ tags: '/StructTreeRoot', language: '/Lang', title: '/Title' })
    .filter(([, mark]) => !content.includes(mark))
    .map(([what]) => what);
  if (lacking.length === 0) return undefined;
  return `"${name}" lacks ${lacking.join(' and ')}: expected a tagged PDF with title and language`;
}
