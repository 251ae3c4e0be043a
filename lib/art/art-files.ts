import { createHash } from 'node:crypto';
import type { CoverFile } from '@/lib/art/svg-files';
import { readData } from '@/lib/content/data';
import { isOfType, type Page } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { blogId } from '@/lib/content/lists';
import type { Registry } from '@/lib/content/registry';
import { locales } from '@/lib/i18n/locales';

const caseFile = (id: string) => `case-${id.split('/').at(-1)}.svg`;

/**
 * Pathname of the picture on a case study's card: the story's first chart in small. A file, since a list of
 * twenty cards would carry each drawing twice, in its HTML and in the data with it.
 * @param id The case study's page id.
 */
export const casePicture = (id: string): string => `/art/${caseFile(id)}`;

/** The pictures on the cards of case studies, each with the page whose chart it shows: languages have the same data. */
export function casePictures(registry: Registry): { file: string; page: Page }[] {
  const files = new Map<string, Page>();
  for (const page of registry.pages())
    if (isOfType(page, 'CaseStudy') && !files.has(caseFile(page.id)))
      files.set(caseFile(page.id), page);
  return [...files].map(([file, page]) => ({ file, page }));
}

/** Every page names thirty of them, and the words of an id cost more than those of a hash. */
const menuFile = (id: string) =>
  `menu-${createHash('sha256').update(id).digest('hex').slice(0, 5)}.svg`;

/**
 * Pathname of the picture of an item in the menu: its page's first drawing in small.
 * @param id The page's id.
 */
export const menuPicture = (id: string): string => `/art/${menuFile(id)}`;

/** The pictures of the menu's items, each with the page whose drawing it shows: languages have the same data. */
export function menuPictures(registry: Registry): { file: string; page: Page }[] {
  const ids = new Set(
    readData('menu').flatMap(({ items }) =>
      items.map(({ url }) => parseInternalLink(url)?.id ?? ''),
    ),
  );
  return [...ids].flatMap((id) => {
    const [page] = locales.flatMap((locale) => registry.page(id, locale) ?? []);
    return page ? [{ file: menuFile(id), page }] : [];
  });
}

/** The blog's own cover: a site without posts has one all the same. */
const blogCover: CoverFile = { id: blogId, category: 'blog' };

/** Covers that are drawn: of posts that visitors may see and whose writers gave no picture. */
export function drawnCovers(registry: Registry): CoverFile[] {
  const covers = new Map(
    locales
      .flatMap((locale) => registry.posts(locale))
      .filter(({ frontmatter }) => !frontmatter.cover)
      .map(({ id, frontmatter: { category } }) => [`${category}/${id}`, { id, category }]),
  );
  return [blogCover, ...covers.values()];
}
