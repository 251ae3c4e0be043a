import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { faultsIn, fileOfPath, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { readSourceAt } from '@/lib/content/source';
import { filesBelow } from '@/lib/files/files-below';
import { locales } from '@/lib/i18n/locales';
import { unshownPicture } from '@/lib/pictures/picture-format';
import { extensionOf } from '@/lib/pictures/picture-size';
import { recordFiles } from '@/lib/schema/data-files';
import { folderNameFault, isHiddenFile, isPageFile, meantDataFile } from './file-name';

/** Data, records and interface texts; pages are looked at when they are read. */
const textFiles = ({ directory, files, messages }: CheckedSite): string[] => [
  ...files.filter((file) => /\.(ya?ml|json)$/.test(file)).map((file) => path.join(directory, file)),
  ...(messages && existsSync(messages)
    ? filesBelow(messages).map((file) => path.join(messages, file))
    : []),
];

/** How each record is written anew: nobody has to put its versions together. */
const commands = new Map<string, string>([
  [recordFiles.addresses, '`npm run snapshot`'],
  [recordFiles.changes, '`npm run snapshot`'],
  [recordFiles.translations, '`npm run sync <page>` for each page you translated'],
]);

/** What to do about a conflict in a file; none but the usual for files that people write. */
function adviceFor(file: string): string | undefined {
  const command = commands.get(file);
  return command && `take one version whole, without the lines of git, then run ${command}`;
}

/** The rule about what git leaves in files that two people changed at the same place. */
export const mergeConflict: SiteRule = {
  name: 'merge-conflict',
  severity: 'error',
  summary: 'No file holds two versions of a place that two people changed at the same time.',
  remedy:
    'Keep the lines that are right, and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`; where such lines are shown as an example, indent them.',
  checkSite: (site) =>
    textFiles(site).flatMap((target) => {
      const file = fileOfPath(site.directory, target);
      const { source, conflicts } = withoutConflicts(readSourceAt(target, ''), adviceFor(file));
      return conflicts.map(({ offset, message }) => ({ file, ...source.at(offset), message }));
    }),
};

/** Folders are named as addresses are; each is reported at the first file below it. */
const folderName: SiteRule = {
  name: 'folder-name',
  severity: 'error',
  summary: 'A folder below content/ is named by lower-case letters, digits and hyphens.',
  remedy: 'Rename the folder as the message says, and the links to its pages with it.',
  checkSite: ({ files }) => {
    const seen = new Set<string>();
    const folders = files
      .filter((file) => !isHiddenFile(file))
      .flatMap((file) =>
        [...file.matchAll(/\//g)].map(({ index }) => ({ file, folder: file.slice(0, index) })),
      );
    return faultsIn(
      folders,
      ({ file }) => startOfFile(file),
      ({ folder }) => {
        if (seen.has(folder)) return undefined;
        seen.add(folder);
        return folderNameFault(path.posix.basename(folder));
      },
    );
  },
};

const isData = (file: string) => /^data\/[^/]+\.(yaml|json)$/.test(file);
const isSection = (file: string) => path.posix.basename(file) === '_section.yaml';

const pageNames = locales.map((locale) => `${locale}.mdx`).join(', ');

/** What is wrong with a file that is no page, if anything. */
function strayFault(file: string, files: readonly string[]): string | undefined {
  if (isHiddenFile(file) || isPageFile(file) || isData(file) || extensionOf(file)) return undefined;
  if (meantDataFile(file)) return undefined;
  const unshown = unshownPicture(file);
  if (unshown) return `this file ${unshown}`;
  if (!isSection(file))
    return `nothing of the site reads this file: content/ holds pages (${pageNames}), pictures beside them and data/*.yaml; keep it elsewhere, or remove it`;
  const folder = path.posix.dirname(file);
  const hasPage = files.some((other) => other.startsWith(`${folder}/`) && isPageFile(other));
  return hasPage
    ? undefined
    : 'there is no page in this folder nor below it: add one, or remove this file';
}

/** Files that lie among the content and are no part of it. */
const strayFile: SiteRule = {
  name: 'stray-file',
  // A warning: a note that somebody left behind harms no visitor.
  severity: 'warning',
  summary:
    'Every file below content/ is a page, a picture beside one, or data that the site reads.',
  remedy: 'Remove the file, or move it out of content/.',
  checkSite: ({ files }) => faultsIn(files, startOfFile, (file) => strayFault(file, files)),
};

/** Rules about what lies in folders. */
export const treeRules: readonly SiteRule[] = [mergeConflict, folderName, strayFile];
