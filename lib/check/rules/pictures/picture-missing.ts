import type { CheckedSite } from '@/lib/check/extract/site';
import type { SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { misnamedPicture, unshownPicture } from '@/lib/pictures/picture-format';
import { extensionOf, pictureTypes } from '@/lib/pictures/picture-size';
import { pictureNameFault } from './picture-name';
import { dataPictures, type NamedPicture, namedPictures, pictureFileOf } from './site-pictures';

const endings = Object.keys(pictureTypes)
  .map((extension) => `.${extension}`)
  .join(', ');

/** A list longer than this helps nobody. */
const longestList = 8;

/** The nearest picture of the page, or all of them where none is near. */
function nearest(src: string, id: string, files: readonly string[]): string {
  const pictures = files
    .filter((file) => file.startsWith(`${id}/`) && extensionOf(file))
    .map((file) => file.slice(id.length + 1));
  const hint = pictures.length > 0 ? suggest(src, pictures) : '';
  const isList = !hint.includes('did you mean');
  return hint === '' || (isList && pictures.length > longestList)
    ? '; put it there, beside the page'
    : hint;
}

/** What keeps a picture from being shown, if anything. */
function fault(
  { src, location }: Pick<NamedPicture, 'src' | 'location'>,
  id: string,
  site: CheckedSite,
): string | undefined {
  if (!location) {
    const nameFault = /^[a-z][a-z\d+.-]*:|^\/\//i.test(src) ? undefined : pictureNameFault(src);
    if (nameFault) return nameFault;
    const unshown = unshownPicture(src);
    if (unshown) return `"${src}" ${unshown}`;
    const name = src.split(/[\\/]/).at(-1) ?? src;
    if (extensionOf(name) && name !== src)
      return `"${src}" is no picture of this page: put the file into content/${id}/ and write "${name}" alone, or "/…" for one in public/`;
    return `"${src}" is no picture of this page: expected a file in content/${id}/, or "/…" for one in public/, that ends in one of ${endings}`;
  }
  const isPublic = location.folder === 'public';
  if (isPublic && location.file.startsWith(`${exampleFolder}/`))
    return `"${src}" is a picture of the examples, which visitors do not get: expected one of this site's own`;
  const found = pictureFileOf(location, site);
  if (!found && isPublic)
    return `there is no file "${src}" in public/; put it there, or correct the name`;
  if (!found) {
    return `there is no file "${src}" in content/${id}/${nearest(src, id, site.files)}`;
  }
  if (found.size || found.isUnread) return undefined;
  const misnamed = found.format && misnamedPicture(src, found.format);
  if (misnamed) return `"${src}" ${misnamed}`;
  const wanted =
    location.extension === 'svg' ? 'an SVG with a viewBox' : `a .${location.extension}`;
  return `"${src}" cannot be read: expected ${wanted}, found neither width nor height; export it once more`;
}

/** Every picture that is named exists and can be shown. */
export const pictureMissing: SiteRule = {
  name: 'picture-missing',
  severity: 'error',
  summary:
    'A picture lies beside the page that names it, below it, or in public/, and can be read.',
  remedy: 'Name the file as it is written, relative to the page: `![What it shows](diagram.svg)`.',
  checkSite: (site) => [
    ...namedPictures(site).flatMap((picture) => {
      const { document, key, line, column } = picture;
      const found = fault(picture, document.id, site);
      if (!found) return [];
      const message = key ? `\`${key}\`: ${found}` : found;
      return [{ file: document.file, line, column, message }];
    }),
    ...dataPictures(site).flatMap((picture) => {
      const { file, key, src, line, column } = picture;
      const found = src.startsWith('/')
        ? fault(picture, 'data', site)
        : `"${src}" belongs to no page: expected a picture in public/, with a slash before it, such as "/portraits/${src}"`;
      return found ? [{ file, line, column, message: `\`${key}\`: ${found}` }] : [];
    }),
  ],
};
