import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFace, builtFaces, facesOf } from '@/tests/support/built-fonts';
import { builtPages, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { scriptsOf } from '@/tests/support/page-scripts';
import { registry } from '@/tests/support/site-registry';

/** What a page fetches before anybody touches it: files below the built site by kind. */
type FirstLoad = Record<
  'document' | 'data' | 'style' | 'script' | 'font' | 'picture' | 'other',
  string[]
>;

/** Lighthouse's phone: 412 px wide, 1.75 pixels for each of them. */
const phoneWidth = 412 * 1.75;

/** What such a phone takes of a `srcset`: the smallest file that is wide enough for the whole screen, or the largest. */
function candidateOf(srcset: string): string | undefined {
  const candidates = srcset
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address, size = '1x']) => ({
      address,
      // A picture that has files by density is as wide as it is shown: the second one does for 1.75.
      width: size.endsWith('x')
        ? (Number.parseFloat(size) * phoneWidth) / 2
        : Number.parseInt(size, 10),
    }));
  return (candidates.find(({ width }) => width >= phoneWidth) ?? candidates.at(-1))?.address;
}

/** An attribute of a tag as its page's file has it. */
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The tags of a page that have all of some marks. */
const tagsOf = (html: string, name: string, ...marks: readonly RegExp[]) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))]
    .map(([tag]) => tag)
    .filter((tag) => marks.every((mark) => mark.test(tag)));

/** What a phone takes of a picture that has files by width, or its only file. */
const fileOfPicture = (tag: string, srcset: string, src: string) =>
  candidateOf(attribute(tag, srcset) ?? '') || attribute(tag, src);

/** Pictures that are not lazy (of several formats the first), those that are preloaded and those that films begin with. */
function picturesOf(html: string): (string | undefined)[] {
  const choices = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(([picture]) => picture);
  const alone = html.replace(/<picture\b[\s\S]*?<\/picture>/g, '');
  const isLazy = (tags: string) => /\sloading="lazy"/.test(tags);
  return [
    ...choices
      .filter((picture) => !isLazy(picture))
      .map((picture) =>
        fileOfPicture(/<source\b[^>]*>/.exec(picture)?.[0] ?? picture, 'srcset', 'src'),
      ),
    ...tagsOf(alone, 'img')
      .filter((tag) => !isLazy(tag))
      .map((tag) => fileOfPicture(tag, 'srcset', 'src')),
    ...tagsOf(html, 'link', /rel="preload"/, /as="image"/).map((tag) =>
      fileOfPicture(tag, 'imagesrcset', 'href'),
    ),
    ...tagsOf(html, 'video').map((tag) => attribute(tag, 'poster')),
  ];
}

/** Addresses of this site as files below it, each once; the page's own data (`data:`) are no request. */
const filesOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(
    addresses
      .map((address) => decodeURI(address ?? '').split(/[?#]/)[0] ?? '')
      .filter((address) => address.startsWith('/'))
      .map((address) => address.slice(1)),
  ),
];

/**
 * What a page's first load is, as far as its file says it: what script fetches later on its own is not in it.
 * @param file The page's file.
 * @param faces All font faces of the site.
 */
function firstLoadOf(file: string, faces: readonly BuiltFace[]): FirstLoad {
  const html = readBuilt(file);
  const linked = (...marks: readonly RegExp[]) =>
    filesOf(tagsOf(html, 'link', ...marks).map((tag) => attribute(tag, 'href')));
  return {
    document: [file],
    data: filesOf([attribute(html, 'data-page-data')]),
    style: linked(/rel="stylesheet"/),
    script: scriptsOf(outDirectory, file).map((script) => `_next/${script}`),
    font: facesOf(file, faces).map((face) => face.file),
    picture: filesOf(picturesOf(html)),
    // Of several icons a browser takes the drawn one.
    other: linked(
      /rel="manifest"|rel="icon"[^>]*type="image\/svg\+xml"|type="image\/svg\+xml"[^>]*rel="icon"/,
    ),
  };
}

/**
 * Bytes of a file as it is sent, without headers: of its compressed form, where the build has put one beside it.
 * @param file Below the built site.
 */
function sentBytes(file: string): number {
  const place = path.join(outDirectory, file);
  const sent = [`${place}.br`, place].find((form) => existsSync(form));
  return sent ? statSync(sent).size : 0;
}

/** All files of a first load. */
const filesOfLoad = (load: FirstLoad): string[] => [...new Set(Object.values(load).flat())];

/** Bytes of a first load. */
const bytesOfLoad = (load: FirstLoad): number =>
  filesOfLoad(load).reduce((bytes, file) => bytes + sentBytes(file), 0);

/** All bytes of a first load, in Brotli and without headers (docs/performance.md). */
const budgets = { home: 238_000, page: 226_000 };

/** Requests of a first load, without late code and pictures that are nearly in view: Turbopack makes a file of each component that is loaded by itself. */
const requestBudget = 22;

const homes = new Set(
  registry
    .pages()
    .filter(({ id }) => id === 'home')
    .map(({ pathname }) => fileOf(pathname)),
);

let faces: BuiltFace[] = [];
beforeAll(async () => {
  faces = await builtFaces();
});

describe('the first load', () => {
  it('of every page is known: document, data, styles, scripts, fonts', () => {
    const lacking = builtPages.filter((page) => {
      const { data, style, script, font } = firstLoadOf(page, faces);
      return [data, style, script, font].some((files) => files.length === 0);
    });
    // A page without React's data has none.
    expect(lacking).toEqual([]);
  });

  it('names files that are there', () => {
    const gone = builtPages.flatMap((page) =>
      filesOfLoad(firstLoadOf(page, faces))
        .filter((file) => sentBytes(file) === 0)
        .map((file) => `${page}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  it.each(builtPages)('of %s stays within its bytes', (page) => {
    const budget = homes.has(page) ? budgets.home : budgets.page;
    expect(bytesOfLoad(firstLoadOf(page, faces))).toBeLessThanOrEqual(budget);
  });

  it.each(builtPages)('of %s stays within 22 requests', (page) => {
    expect(filesOfLoad(firstLoadOf(page, faces)).length).toBeLessThanOrEqual(requestBudget);
  });
});
