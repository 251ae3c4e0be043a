import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CheckedSite, placeOf } from '@/lib/check/extract/site';
import { faultsIn, type SiteFinding, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { isPlainFile } from '@/lib/files/file-tree';
import { exampleFolder, publicDirectory } from '@/lib/pictures/locate-picture';
import { formatOf, misnamedPicture, unshownPicture } from '@/lib/pictures/picture-format';
import { extensionOf, pictureSize, pictureTypes } from '@/lib/pictures/picture-size';
import { postPictureRatios } from '@/lib/schema/document-types/post';
import { site as provider } from '@/site.config';
import { dataPictures, type NamedPicture, namedPictures, pictureFileOf } from './site-pictures';

const endings = Object.keys(pictureTypes)
  .map((extension) => `.${extension}`)
  .join(', ');

/** Asks the same question of each picture that a page names. */
const atPictures = (site: CheckedSite, faultOf: (picture: NamedPicture) => string | undefined) =>
  faultsIn(
    namedPictures(site),
    ({ document: { file }, line, column }) => ({ file, line, column }),
    faultOf,
  );

/** What an SVG says of its size, as it is written. */
function writtenSizes(svg: string): string {
  const [tag = ''] = /<svg\b[^>]*/.exec(svg) ?? [];
  const sizes = tag.matchAll(/\b(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g);
  return [...sizes].map(([size]) => size).join(' ');
}

/** What keeps a picture from being shown, if anything. */
function showingFault(
  { src, location }: Pick<NamedPicture, 'src' | 'location'>,
  id: string,
  site: CheckedSite,
): string | undefined {
  if (!location) {
    const unshown = unshownPicture(src);
    return unshown
      ? `"${src}" ${unshown}`
      : `"${src}" is no picture of this page: expected a file in content/${id}/, or "/…" for one in public/, that ends in one of ${endings}`;
  }
  const { folder, file, extension } = location;
  if (folder === 'public' && file.startsWith(`${exampleFolder}/`))
    return `"${src}" is a picture of the examples, which visitors do not get: expected one of this site's own`;
  const found = pictureFileOf(location, site);
  if (!found && folder === 'public')
    return `there is no file "${src}" in public/; put it there, or correct the name`;
  if (!found) {
    const beside = site.files
      .filter((other) => other.startsWith(`${id}/`) && extensionOf(other))
      .map((other) => other.slice(id.length + 1));
    const hint = beside.length > 0 ? suggest(src, beside) : '; put it there, beside the page';
    return `there is no file "${src}" in content/${id}/${hint}`;
  }
  if (found.size || !found.content) return undefined;
  const format = formatOf(found.content);
  const misnamed = format && misnamedPicture(src, format);
  if (misnamed) return `"${src}" ${misnamed}`;
  const wanted = extension === 'svg' ? 'an SVG with a viewBox' : `a .${extension}`;
  const sizes = extension === 'svg' ? writtenSizes(found.content.toString()) : '';
  return `"${src}" cannot be read: expected ${wanted}, found ${sizes || 'neither width nor height'}; export it once more`;
}

/** Pictures of data files that cannot be shown. */
const missingInData = (site: CheckedSite) =>
  faultsIn(
    dataPictures(site),
    ({ place }) => place,
    (picture) => {
      const { key, src } = picture;
      const fault = src.startsWith('/')
        ? showingFault(picture, 'data', site)
        : `"${src}" belongs to no page: expected a picture in public/, with a slash before it, such as "/portraits/${src}"`;
      return fault && `\`${key}\`: ${fault}`;
    },
  );

/** Beginnings that say it is a picture, which a screen reader has said already. */
const sayingPicture =
  /^(an? )?(image|picture|photo|graphic) of\b|^(obraz(ek)?|zdjęcie) (przedstawia|pokazuje)/i;

/** What is wrong with the alternative text of a picture, if anything. */
function altFault({ alt, src }: NamedPicture): string | undefined {
  if (alt === undefined) return undefined;
  const text = alt.trim();
  if (text === '')
    return `the picture "${src}" says nothing to those who cannot see it: expected what it shows between [ and ], or in imgAlt="…" of a block, as you would tell it on the telephone`;
  const { base, name } = path.posix.parse(src.toLowerCase());
  if ([base, name].includes(text.toLowerCase()))
    return `"${alt}" is the name of a file: expected what the picture shows`;
  const [words] = sayingPicture.exec(text) ?? [];
  return (
    words &&
    `the alternative text begins with "${words}", which readers hear anyway: begin with what it shows`
  );
}

/** How far a ratio may be off: less than anyone sees cut off. */
const tolerance = 0.02;

/** What is wrong with the ratio of a post's picture, if anything. */
function ratioFault({ key, location }: NamedPicture, site: CheckedSite): string | undefined {
  const size = key && location && pictureFileOf(location, site)?.size;
  if (!size) return undefined;
  const wanted = postPictureRatios[key];
  const ratio = size.width / size.height;
  if (Math.abs(ratio / wanted - 1) <= tolerance) return undefined;
  const fitting = `${size.width} × ${Math.round(size.width / wanted)}`;
  return `\`${key}\` is ${size.width} × ${size.height}, a ratio of ${ratio.toFixed(2)}: expected ${wanted}, for example ${fitting}`;
}

/** Pictures in the content folder that no page names. */
function unusedPictures(site: CheckedSite): SiteFinding[] {
  // What a text shows is not known where it cannot be parsed.
  if (site.documents.some(({ isRead }) => !isRead)) return [];
  const used = new Set(namedPictures(site).map(({ location }) => location?.file));
  const message = 'no page shows this picture: name it in a text, or remove the file';
  return site.files
    .filter((file) => extensionOf(file) && !used.has(file))
    .map((file) => ({ ...startOfFile(file), message }));
}

/** Rules about pictures that pages and data files name. */
export const namedPictureRules: readonly SiteRule[] = [
  {
    name: 'picture-missing',
    severity: 'error',
    summary:
      'A picture lies beside the page that names it, below it, or in public/, and can be read.',
    remedy:
      'Name the file as it is written, relative to the page: `![What it shows](diagram.svg)`.',
    checkSite: (site) => [
      ...atPictures(site, (picture) => showingFault(picture, picture.document.id, site)),
      ...missingInData(site),
    ],
  },
  {
    name: 'picture-alt',
    severity: 'error',
    summary: 'A picture says what it shows to those who cannot see it.',
    remedy:
      'Write it between the brackets, as you would tell it on the telephone: `![Costs fall by a third](costs.svg)`.',
    checkSite: (site) => atPictures(site, altFault),
  },
  {
    name: 'picture-ratio',
    severity: 'error',
    summary: `A post’s cover has the ratio ${postPictureRatios.cover}, its header ${postPictureRatios.header}, within ${tolerance * 100} %.`,
    remedy: 'Cut the picture to the size the message names, or any other of that ratio.',
    checkSite: (site) => atPictures(site, (picture) => ratioFault(picture, site)),
  },
  {
    name: 'picture-unused',
    severity: 'warning',
    summary: 'Every picture in the content folder is named by a page.',
    remedy: 'Show the picture, or remove the file.',
    checkSite: unusedPictures,
  },
];

/** The size that networks show without cutting (docs/behaviour.md §9, large-image card), in pixels. */
const socialSize = { width: 1200, height: 630 } as const;

/** What is wrong with a picture of our own that a page names for networks; of pictures elsewhere nothing is known. */
function socialFault(
  address: string,
  { publicFiles = publicDirectory }: CheckedSite,
): string | undefined {
  if (!address.startsWith(`${provider.origin}/`)) return undefined;
  const { pathname } = new URL(address);
  // An address with escapes in it names no file of ours: their names are lower-case words.
  const file = path.join(publicFiles, pathname);
  const extension = extensionOf(pathname);
  if (!isPlainFile(file) || !extension)
    return `there is no picture "public${pathname}": networks would show none; put it there, or take the line out, and one is drawn`;
  const size = pictureSize(readFileSync(file), extension);
  if (size?.width === socialSize.width && size.height === socialSize.height) return undefined;
  const found = size ? `${size.width} × ${size.height}` : 'no picture';
  return `"public${pathname}": expected ${socialSize.width} × ${socialSize.height} pixels, found ${found}`;
}

/** Rules about pictures for social networks. */
export const socialPicture: SiteRule = {
  name: 'social-picture',
  severity: 'error',
  summary: 'A picture of our own that a page names for social networks is there, in their size.',
  remedy:
    'Put a picture of 1200 × 630 pixels into public/, or remove the line `ogImage` below `meta`: one is drawn then.',
  checkSite: (site) =>
    faultsIn(
      site.documents,
      (document) => placeOf(document, 'meta.ogImage'),
      ({ data }) => {
        const meta = data['meta'] as { ogImage?: unknown } | null | undefined;
        return typeof meta?.ogImage === 'string' ? socialFault(meta.ogImage, site) : undefined;
      },
    ),
};
