/** Formats that a file may be of whatever its name says, those that no page can show among them. */
const formats = {
  png: { name: 'a PNG', extension: 'png' },
  jpeg: { name: 'a JPEG', extension: 'jpg' },
  webp: { name: 'a WebP', extension: 'webp' },
  avif: { name: 'an AVIF', extension: 'avif' },
  svg: { name: 'an SVG', extension: 'svg' },
  heic: { name: 'a HEIC, as iPhones save photographs' },
  gif: { name: 'a GIF' },
  tiff: { name: 'a TIFF' },
  bmp: { name: 'a BMP' },
  pdf: { name: 'a PDF' },
} as const satisfies Record<string, { name: string; extension?: string }>;

export type PictureFormat = keyof typeof formats;

/** Beginnings of files, as Latin-1; the brands in the first box of a HEIF say what codec it has (ISO/IEC 23008-12). */
const beginnings: readonly (readonly [RegExp, PictureFormat])[] = [
  [/^\x89PNG\r\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
  [/^[\s\S]{4}ftyp(?:[\s\S]{4}){0,8}?avi[fs]/, 'avif'],
  [/^[\s\S]{4}ftyp(?:[\s\S]{4}){0,8}?(?:hei[cmxs]|hev[cx])/, 'heic'],
  [/^(II\*\0|MM\0\*)/, 'tiff'],
  [/^BM[\s\S]{4}\0\0\0\0/, 'bmp'],
  [/^%PDF-/, 'pdf'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/, 'svg'],
];

/** What a file is by its first bytes, whatever its name says. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  const begin = bytes.toString('latin1', 0, 1000);
  return beginnings.find(([pattern]) => pattern.test(begin))?.[1];
}

/** What to do with a format that no page can show. */
const exportAdvice = (format: PictureFormat): string =>
  format === 'gif'
    ? 'save a drawing as an .svg or .png, a photograph as a .jpg; pages show no animations'
    : format === 'pdf'
      ? 'export its drawing as an .svg, or offer the file as a download'
      : 'open it and export it as a .jpg; a new name alone does not change the file';

/** What a file's name ends in, in small letters. */
const endingOf = (file: string): string => /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** What endings of names are of formats that no page can show. */
const unshownEndings: Readonly<Record<string, PictureFormat>> = {
  heic: 'heic',
  heif: 'heic',
  gif: 'gif',
  tif: 'tiff',
  tiff: 'tiff',
  bmp: 'bmp',
};

/**
 * What to do about a picture whose name says that no page can show it.
 * @returns undefined for other files.
 */
export function unshownPicture(file: string): string | undefined {
  const known = endingOf(file);
  const format = Object.hasOwn(unshownEndings, known) ? unshownEndings[known] : undefined;
  return format && `is ${formats[format].name}, which pages do not show: ${exportAdvice(format)}`;
}

/**
 * What to do about a picture that is of another format than its name says.
 * @param format What it is by its bytes.
 * @returns undefined where its name is right.
 */
export function misnamedPicture(file: string, format: PictureFormat): string | undefined {
  const extension = endingOf(file);
  const { name, ...own } = formats[format];
  if (!('extension' in own)) {
    const words = `is ${name}, whatever its name says, and pages do not show it`;
    return `${words}: ${exportAdvice(format)}`;
  }
  if (own.extension === extension || (format === 'jpeg' && extension === 'jpeg')) return undefined;
  const renamed = file.replace(/\.[a-z]+$/i, `.${own.extension}`);
  return `is ${name} by its content, and its name says .${extension}: rename the file to "${renamed}", and write that name here`;
}
