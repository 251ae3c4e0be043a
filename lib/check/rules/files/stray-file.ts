import path from 'node:path';
import type { SiteRule } from '@/lib/check/rule';
import { locales } from '@/lib/i18n/locales';
import { unshownPicture } from '@/lib/pictures/picture-format';
import { extensionOf } from '@/lib/pictures/picture-size';
import { isHiddenFile, isPageFile, meantDataFile } from './file-name';

const isData = (file: string) => /^data\/[^/]+\.(yaml|json)$/.test(file);
const isSection = (file: string) => path.posix.basename(file) === '_section.yaml';

const pageNames = locales.map((locale) => `${locale}.mdx`).join(', ');

/** What is wrong with a file that is no page, if anything. */
function faultOf(file: string, files: readonly string[]): string | undefined {
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
export const strayFile: SiteRule = {
  name: 'stray-file',
  // A warning: a note that somebody left behind harms no visitor.
  severity: 'warning',
  summary:
    'Every file below content/ is a page, a picture beside one, or data that the site reads.',
  remedy: 'Remove the file, or move it out of content/.',
  checkSite: ({ files }) =>
    files.flatMap((file) => {
      const message = faultOf(file, files);
      return message ? [{ file, line: 1, column: 1, message }] : [];
    }),
};
