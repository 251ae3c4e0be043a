import path from 'node:path';
import type { SiteRule } from '@/lib/check/rule';
import { extensionOf } from '@/lib/pictures/picture-size';
import { namedPictures } from './site-pictures';

/**
 * Beginnings that say it is a picture, which a screen reader has said already. In Polish, an image of a
 * container, a disk or a system ("obraz kontenera") is no picture.
 */
const sayingPicture =
  /^(an? )?(image|picture|photo|graphic) of\b|^obraz(ek)?(?![\p{L}])(?! (kontener|dysk|system|maszyn|bazow|docker|oci|startow))/iu;

const plain = (text: string) => text.trim().toLowerCase();

/** Whether a text is only the name of the file, with or without its ending. */
function isFileName(alt: string, src: string): boolean {
  const name = path.posix.basename(src);
  const text = plain(alt);
  const isName = text === plain(name) || text === plain(name.replace(/\.[^.]+$/, ''));
  return isName || (extensionOf(text) !== undefined && !/\s/.test(text));
}

/** What is wrong with the alternative text of a picture, if anything. */
export function altFault(alt: string, src: string): string | undefined {
  if (alt.trim() === '')
    return `the picture "${src}" says nothing to those who cannot see it: expected what it shows between [ and ], or in imgAlt="…" of a block, as you would tell it on the telephone`;
  if (isFileName(alt, src))
    return `"${alt}" is the name of a file: expected what the picture shows`;
  const [words] = sayingPicture.exec(alt.trim()) ?? [];
  if (words)
    return `the alternative text begins with "${words}", which readers hear anyway: begin with what it shows`;
  return undefined;
}

/** Every picture in a text says what it shows. */
export const pictureAlt: SiteRule = {
  name: 'picture-alt',
  severity: 'error',
  summary: 'A picture says what it shows to those who cannot see it.',
  remedy:
    'Write it between the brackets, as you would tell it on the telephone: `![Costs fall by a third](costs.svg)`.',
  checkSite: (site) =>
    namedPictures(site).flatMap(({ alt, src, document, line, column }) => {
      const message = alt === undefined ? undefined : altFault(alt, src);
      return message ? [{ file: document.file, line, column, message }] : [];
    }),
};
