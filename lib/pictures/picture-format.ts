import probe from 'probe-image-size/sync.js';

type Format = {
  name: string;
  /** What names of such files end in; the first is the usual one. */
  endings: readonly string[];
  /** What to do with a file of a format that no page can show. */
  advice?: string;
};

const asPhotograph = 'open it and export it as a .jpg; a new name alone does not change the file';

/** Formats that a file may be of whatever its name says, those that no page can show among them. */
const formats = {
  png: { name: 'a PNG', endings: ['png'] },
  jpg: { name: 'a JPEG', endings: ['jpg', 'jpeg'] },
  webp: { name: 'a WebP', endings: ['webp'] },
  avif: { name: 'an AVIF', endings: ['avif'] },
  svg: { name: 'an SVG', endings: ['svg'] },
  heic: {
    name: 'a HEIC, as iPhones save photographs',
    endings: ['heic', 'heif'],
    advice: asPhotograph,
  },
  gif: {
    name: 'a GIF',
    endings: ['gif'],
    advice: 'save a drawing as an .svg or .png, a photograph as a .jpg; pages show no animations',
  },
  tiff: { name: 'a TIFF', endings: ['tif', 'tiff'], advice: asPhotograph },
  bmp: { name: 'a BMP', endings: ['bmp'], advice: asPhotograph },
  pdf: {
    name: 'a PDF',
    endings: [],
    advice: 'export its drawing as an .svg, or offer the file as a download',
  },
} as const satisfies Record<string, Format>;

type PictureFormat = keyof typeof formats;

/** The brands in the first box of a HEIF that say it is a HEIC (ISO/IEC 23008-12). */
const heicBrands = /^[\s\S]{4}ftyp(?:[\s\S]{4}){0,8}?(?:hei[cmxs]|hev[cx])/;

/** What a file is by its first bytes, whatever its name says. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  const begin = bytes.toString('latin1', 0, 100);
  if (begin.startsWith('%PDF-')) return 'pdf';
  if (heicBrands.test(begin)) return 'heic';
  const { type = '' } = probe(bytes) ?? {};
  return Object.hasOwn(formats, type) ? (type as PictureFormat) : undefined;
}

/** What a file's name ends in, in small letters. */
const endingOf = (file: string): string => /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/**
 * What to do about a picture whose name says that no page can show it.
 * @returns undefined for other files.
 */
export function unshownPicture(file: string): string | undefined {
  const found = Object.values<Format>(formats).find(({ endings }) =>
    endings.includes(endingOf(file)),
  );
  return found?.advice && `is ${found.name}, which pages do not show: ${found.advice}`;
}

/**
 * What to do about a picture that is of another format than its name says.
 * @param format What it is by its bytes.
 * @returns undefined where its name is right.
 */
export function misnamedPicture(file: string, format: PictureFormat): string | undefined {
  const { name, endings, advice }: Format = formats[format];
  if (advice) return `is ${name}, whatever its name says, and pages do not show it: ${advice}`;
  const extension = endingOf(file);
  if (endings.includes(extension)) return undefined;
  const renamed = file.replace(/\.[a-z]+$/i, `.${endings[0]}`);
  return `is ${name} by its content, and its name says .${extension}: rename the file to "${renamed}", and write that name here`;
}
