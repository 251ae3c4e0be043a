import type { SiteRule } from '@/lib/check/rule';
import { isHiddenFile } from './file-name';

/** Letters that Unicode does not take apart into a letter and its mark. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae' };

/** A name as folders have it: small letters without marks, digits, hyphens between words. */
export function kebabOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßøđæ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** What is wrong with the name of a folder, which becomes part of addresses; undefined when nothing. */
export function folderNameFault(name: string): string | undefined {
  if (isKebab(name)) return undefined;
  const near = kebabOf(name);
  const hint = near === '' ? '' : `; name it "${near}"`;
  return `the folder "${name}": expected lower-case letters a–z, digits and hyphens between words${hint}`;
}

/** All folders of files, each with the first file below it. */
function foldersOf(files: readonly string[]): Map<string, string> {
  const folders = new Map<string, string>();
  for (const file of files) {
    const parts = file.split('/').slice(0, -1);
    for (const [index] of parts.entries()) {
      const folder = parts.slice(0, index + 1).join('/');
      if (!folders.has(folder)) folders.set(folder, file);
    }
  }
  return folders;
}

/** Folders are named as addresses are. */
export const folderName: SiteRule = {
  name: 'folder-name',
  severity: 'error',
  summary: 'A folder below content/ is named by lower-case letters, digits and hyphens.',
  remedy: 'Rename the folder as the message says, and the links to its pages with it.',
  checkSite: ({ files }) =>
    [...foldersOf(files.filter((file) => !isHiddenFile(file)))].flatMap(([folder, file]) => {
      const message = folderNameFault(folder.slice(folder.lastIndexOf('/') + 1));
      return message ? [{ file, line: 1, column: 1, message }] : [];
    }),
};
