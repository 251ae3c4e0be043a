import { extensionOf, pictureTypes } from '@/lib/pictures/picture-types';
import type { SiteFacts } from '../../facts/site-facts';
import type { SiteRule } from '../../rule';
import { suggest } from '../../suggest';
import { type NamedPicture, namedPictures } from './named-pictures';
import { pictureFileFacts } from './picture-file-facts';

const endings = Object.keys(pictureTypes)
  .map((extension) => `.${extension}`)
  .join(', ');

/** A list longer than this helps nobody. */
const longestList = 8;

/** The nearest picture of the page, or all of them where none is near. */
function nearest(src: string, id: string, files: readonly string[]): string {
  const beside = files
    .filter((file) => file.startsWith(`${id}/`) && extensionOf(file))
    .map((file) => file.slice(id.length + 1));
  const hint = beside.length > 0 ? suggest(src, beside) : '';
  const isList = !hint.includes('did you mean');
  return hint === '' || (isList && beside.length > longestList) ? '; put it beside the page' : hint;
}

/** What keeps a picture from being shown, if anything. */
function fault({ src, document, location }: NamedPicture, site: SiteFacts): string | undefined {
  if (!location) {
    return `"${src}" is no picture of this page: expected a file beside the page, or "/…" for one in public/, that ends in one of ${endings}`;
  }
  const isPublic = location.folder === 'public';
  const found = pictureFileFacts(location, site);
  if (!found && isPublic) return `there is no file "${src}" in public/`;
  if (!found) {
    return `there is no file "${src}" in content/${document.id}/${nearest(src, document.id, site.files)}`;
  }
  if (found.size || found.isTooLarge) return undefined;
  const wanted =
    location.extension === 'svg' ? 'an SVG with a viewBox' : `a .${location.extension}`;
  return `"${src}" cannot be read: expected ${wanted}, found neither width nor height`;
}

/** Every picture that is named exists and can be shown. */
export const missingRule: SiteRule = {
  name: 'picture-missing',
  severity: 'error',
  summary:
    'A picture lies beside the page that names it, below it, or in public/, and can be read.',
  remedy: 'Name the file as it is written, relative to the page: `![What it shows](diagram.svg)`.',
  check: (site) =>
    namedPictures(site).flatMap((picture) => {
      const found = fault(picture, site);
      if (!found) return [];
      const { document, key, line, column } = picture;
      const message = key ? `\`${key}\`: ${found}` : found;
      return [{ file: document.file, line, column, message }];
    }),
};
