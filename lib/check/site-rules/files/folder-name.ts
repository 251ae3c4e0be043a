import { folderNameFault } from '../../file-names/folder-name';
import { isHiddenFile } from '../../file-names/hidden-file';
import type { SiteRule } from '../../rule';

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
export const folderNameRule: SiteRule = {
  name: 'folder-name',
  severity: 'error',
  summary: 'A folder below content/ is named by lower-case letters, digits and hyphens.',
  remedy: 'Rename the folder as the message says, and the links to its pages with it.',
  check: ({ files }) =>
    [...foldersOf(files.filter((file) => !isHiddenFile(file)))].flatMap(([folder, file]) => {
      const message = folderNameFault(folder.slice(folder.lastIndexOf('/') + 1));
      return message ? [{ file, line: 1, column: 1, message }] : [];
    }),
};
