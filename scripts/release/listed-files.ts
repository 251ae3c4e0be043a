import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files/files-below';

/** A file of a release, as its list has it (files.json). */
export type ListedFile = {
  /** From the release's folder on. */
  path: string;
  size: number;
  sha256: string;
  /** When its content was new, in seconds since 1970: servers make ETags of time and size. */
  modified: number;
  /** Number of the release whose site had it last, where that is an older one. */
  from?: number;
  /** Of a page: a hash of what can be read in its main part, which stays when only code has changed. */
  text?: string;
};

/** The part of a release that is uploaded. */
export const siteFolder = 'site';

export const sha256 = (data: Uint8Array | string): string =>
  createHash('sha256').update(data).digest('hex');

/**
 * Folders of files that are named by their content, and kept for pages that are open while the site is replaced: a
 * name never stands for another content.
 */
const hashedFolders = /^(_next\/static|pictures\/variants|search-index\/(fragment|index))\//;

/** Where such files are, as rclone names folders. */
export const hashedFolderPatterns = [
  '/_next/static/**',
  '/pictures/variants/**',
  '/search-index/**',
];

/** The index of the search by its hash, which an open search page knows. */
const hashedFile = /^search-index\/pagefind\.\w+_[0-9a-f]+\.pf_meta$/;

/** Whether a file is named by its content. @param file From the site's folder on, perhaps compressed (`.br`, `.gz`). */
export const isHashed = (file: string): boolean =>
  hashedFolders.test(file) || hashedFile.test(file.replace(/\.(br|gz)$/, ''));

/** A hash of what can be read in a page's main part. */
export function textHashOf(html: string): string {
  const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const text = main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return sha256(text).slice(0, 16);
}

/** A file as it is listed, but for its time. */
export type FoundFile = Omit<ListedFile, 'modified'>;

/**
 * Lists the files of a folder.
 * @param folder What it is called in the release.
 */
export const listFolder = (directory: string, folder: string): FoundFile[] =>
  filesBelow(directory).map((file) => {
    const data = readFileSync(path.join(directory, file));
    return {
      path: `${folder}/${file}`,
      size: data.length,
      sha256: sha256(data),
      ...(file.endsWith('.html') && { text: textHashOf(data.toString('utf8')) }),
    };
  });
