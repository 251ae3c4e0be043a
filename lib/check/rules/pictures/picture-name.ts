import path from 'node:path';
import type { SiteRule } from '@/lib/check/rule';
import { isHiddenFile } from '@/lib/check/rules/files/file-name';
import { kebabOf } from '@/lib/check/rules/files/folder-name';
import { decodedSource } from '@/lib/pictures/locate-picture';
import { extensionOf } from '@/lib/pictures/picture-size';
import { namedPictures } from './site-pictures';

/** Signs that end an address or mean something else in it (`#`, `?`, `%`, `\\`), or that not every disk can keep. */
const bad = /[#?%\\:*"<>|]/g;

/** What is wrong with the name of a picture, if anything. */
export function pictureNameFault(file: string): string | undefined {
  const name = path.posix.basename(file);
  const found = [...new Set(name.match(bad))];
  if (found.length === 0) return undefined;
  const { name: stem, ext } = path.posix.parse(name);
  const signs = found.map((sign) => `“${sign}”`).join(' and ');
  const near = kebabOf(stem);
  const hint = near === '' ? '' : `, such as "${near}${ext.toLowerCase()}",`;
  return `${signs} in the name "${name}" would lead its address elsewhere: expected a name of letters, digits and hyphens${hint} here and where texts name it`;
}

/** A picture's name is part of its address as it is. */
export const pictureName: SiteRule = {
  name: 'picture-name',
  severity: 'error',
  summary: 'The name of a picture holds no sign that means something in an address.',
  remedy: 'Rename the file as the message says, and change the texts that name it.',
  checkSite: (site) => [
    ...site.files
      .filter((file) => extensionOf(file) && !isHiddenFile(file))
      .flatMap((file) => {
        const message = pictureNameFault(file);
        return message ? [{ file, line: 1, column: 1, message }] : [];
      }),
    // Files in public/ are no part of the content: they are reported where they are named.
    ...namedPictures(site)
      .filter(({ location }) => location?.folder === 'public')
      .flatMap(({ src, document, line, column }) => {
        const message = pictureNameFault(decodedSource(src));
        return message ? [{ file: document.file, line, column, message }] : [];
      }),
  ],
};
