import type { SiteRule } from '@/lib/check/rule';
import { extensionOf } from '@/lib/pictures/picture-size';
import { namedPictures } from './site-pictures';

/** Every picture in the content folder is shown somewhere. */
export const pictureUnused: SiteRule = {
  name: 'picture-unused',
  severity: 'warning',
  summary: 'Every picture in the content folder is named by a page.',
  remedy: 'Show the picture, or remove the file.',
  checkSite: (site) => {
    // What a text shows is not known where it cannot be parsed.
    if (site.documents.some(({ isRead }) => !isRead)) return [];
    const used = new Set(
      namedPictures(site).flatMap(({ location }) =>
        location?.folder === 'content' ? location.file : [],
      ),
    );
    return site.files
      .filter((file) => extensionOf(file) && !used.has(file))
      .map((file) => ({
        file,
        line: 1,
        column: 1,
        message: 'no page shows this picture: name it in a text, or remove the file',
      }));
  },
};
