import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { readVariantPathname, variantTypes } from '@/lib/pictures/variant-pathname';
import { parseHtml } from './parse-html';

/** A picture that a page names, as an attribute says it. */
type NamedPicture = {
  page: string;
  pathname: string;
  /** Width that the page promises, in pixels. */
  width?: number;
  /** Content type that the page promises. */
  type?: string;
};

const filesOf = (directory: string, pattern: RegExp) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => pattern.test(file));

const candidates = (srcSet: string | null) =>
  (srcSet ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([pathname, size = '']) => (pathname ? [{ pathname, size }] : []));

/** Every picture of this site that a page names in an image, a source or a preload. */
function picturesOf(page: string, document: Document): NamedPicture[] {
  const nodes = [...document.querySelectorAll('img, picture source, link[as="image"]')];
  return nodes
    .flatMap((node) => {
      const read = (name: string) => node.getAttribute(name);
      const type = read('type') ?? undefined;
      const single = [read('src'), read('href')].flatMap((pathname) =>
        pathname ? [pathname] : [],
      );
      return [
        ...candidates(read('srcset') ?? read('imagesrcset')).map(({ pathname, size }) => ({
          page,
          pathname,
          width: size.endsWith('w') ? Number.parseInt(size, 10) : undefined,
          type,
        })),
        ...single.map((pathname) => ({ page, pathname, type })),
      ];
    })
    .filter(({ pathname }) => /^\/(?!\/)/.test(pathname));
}

const fileAt = (directory: string, pathname: string) =>
  path.join(directory, decodeURIComponent(pathname.replace(/[?#].*/, '')));

type Known = Map<string, Promise<Metadata>>;

/** What a file says of itself, asked once: many pages name the same picture. */
function metadataOf(file: string, known: Known): Promise<Metadata> {
  const found = known.get(file) ?? sharp(file).metadata();
  known.set(file, found);
  return found;
}

/** What is wrong with one named picture, if anything. */
async function faultOf(
  directory: string,
  { page, pathname, width, type }: NamedPicture,
  metadata: Known,
) {
  const file = fileAt(directory, pathname);
  if (!existsSync(file)) return `${page}: ${pathname} does not exist`;
  const variant = readVariantPathname(pathname);
  if (!variant) return undefined;
  const found = await metadataOf(file, metadata);
  if (found.mediaType !== variantTypes[variant.format]) return `${pathname} is ${found.mediaType}`;
  if (type && type !== found.mediaType) return `${page}: ${pathname} is not ${type}`;
  if (found.width !== variant.width) return `${pathname} is ${found.width} pixels wide`;
  if (width !== undefined && width !== found.width)
    return `${page}: ${pathname} is said to be ${width} pixels wide`;
  return undefined;
}

/**
 * Compares the pictures a built site names with the files it has.
 * @param directory The built site.
 * @param documentOf The document of one of its pages, where it may have been parsed already.
 * @returns A line per fault.
 */
export async function auditPictures(
  directory: string,
  documentOf = (page: string): Document =>
    parseHtml(readFileSync(path.join(directory, page), 'utf8')),
): Promise<string[]> {
  const pages = filesOf(directory, /\.html$/);
  const named = pages.flatMap((page) => picturesOf(page, documentOf(page)));
  const metadata: Known = new Map();
  const faults = await Promise.all(named.map((picture) => faultOf(directory, picture, metadata)));
  const known = new Set(named.map(({ pathname }) => fileAt(directory, pathname)));
  const spare = filesOf(directory, /^pictures\/.*\.(avif|webp|png|jpe?g)$/)
    .filter((file) => !known.has(path.join(directory, file)))
    .map((file) => `no page names ${file}`);
  return [...new Set([...faults.flatMap((fault) => fault ?? []), ...spare])];
}

/**
 * What the pictures of a page weigh that are fetched before anyone scrolls, in bytes.
 * @param width Width of the screen, in device pixels.
 */
export function firstScreenWeight(directory: string, page: string, width: number): number {
  const document = parseHtml(readFileSync(path.join(directory, page), 'utf8'));
  const eager = [...document.querySelectorAll('img:not([loading="lazy"])')];
  const chosen = eager.flatMap((image) => {
    const source = image.closest('picture')?.querySelector('source') ?? image;
    const widths = candidates(source.getAttribute('srcset')).filter(({ size }) => /w$/.test(size));
    const fitting = widths.find(({ size }) => Number.parseInt(size, 10) >= width) ?? widths.at(-1);
    return fitting?.pathname ?? image.getAttribute('src') ?? [];
  });
  return [...new Set(chosen)]
    .filter((pathname) => /^\/(?!\/)/.test(pathname))
    .reduce((sum, pathname) => sum + statSync(fileAt(directory, pathname)).size, 0);
}
