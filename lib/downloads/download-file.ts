import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPlainFile } from '@/lib/files/file-tree';
import { fileSize } from '@/lib/format/file-size';
import type { Locale } from '@/lib/i18n/locales';
import { publicDirectory } from '@/lib/pictures/locate-picture';
import { activePartOf, unpackedText } from './active-pdf';

/** What no text to take home has (bytes). */
const mostBytes = 10_000_000;

/** Folder of the files to take home, below `public/`. */
const folder = 'downloads';

/**
 * The file of a download on disk.
 * @param name As `content/data/downloads.yaml` gives it.
 * @param directory Folder of the files that are served as they are.
 */
export const downloadPath = (name: string, directory = publicDirectory): string =>
  path.join(directory, folder, name);

/** How large the file of a download is, in bytes; undefined where there is none. */
const downloadSize = (name: string): number | undefined =>
  statSync(downloadPath(name), { throwIfNoEntry: false })?.size;

/**
 * What visitors read of the size of a download before they load it, such as “212 KB”.
 * @throws when there is no such file; the check reports it.
 */
export function shownDownloadSize(name: string, locale: Locale): string {
  const size = downloadSize(name);
  if (size === undefined) throw new Error(`There is no file "${name}" in public/${folder}/`);
  return fileSize(size, locale);
}

/** The pathname visitors load it from. */
export const downloadPathname = (name: string): string => `/${folder}/${name}`;

/**
 * What keeps a file from being offered: it is missing, is no PDF, or has not what makes it accessible (PDF 1.7, 14.8:
 * tags, a language, a title).
 * @param locale The language it is offered in.
 * @param directory Folder of the files that are served as they are.
 * @returns undefined when nothing does.
 */
export function downloadFault(
  name: string,
  locale: Locale,
  directory?: string,
): string | undefined {
  const file = downloadPath(name, directory);
  if (!isPlainFile(file))
    return `there is no file "${name}" in public/${folder}/; put it there, or correct the name`;
  if (statSync(file).size > mostBytes)
    return `"${name}" has more than ${mostBytes / 1e6} MB: expected a PDF that can be sent`;
  const bytes = readFileSync(file);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    return `"${name}" is no PDF: expected a file that was exported as one`;
  const active = activePartOf(bytes);
  if (active)
    return `"${name}" holds ${active}: expected a PDF that shows pages and does nothing else`;
  const content = unpackedText(bytes);
  const lacking = Object.entries({ tags: '/StructTreeRoot', language: '/Lang', title: '/Title' })
    .filter(([, mark]) => !content.includes(mark))
    .map(([what]) => what);
  if (lacking.length > 0)
    return `"${name}" lacks ${lacking.join(' and ')}: expected a tagged PDF with title and language (in Word: “Save as”, PDF, “Options”, “Document structure tags for accessibility”)`;
  // Of a file whose strings are encrypted, nothing is said.
  const language = /\/Lang\s*\(([a-z-]+)\)/i.exec(content)?.[1];
  if (!language || language.toLowerCase().split('-')[0] === locale) return undefined;
  return `"${name}" says that its language is "${language}": expected "${locale}", in which it is offered`;
}
