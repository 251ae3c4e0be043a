import { type ArtName, artNames } from '@/lib/art/art-names';
import type { CoverFile } from '@/lib/art/svg-files';
import { locales } from '@/lib/i18n/locales';
import { lifetimeOf } from './content-state';
import { isOfType } from './document';
import { blogId } from './lists';
import type { Registry } from './registry';

/** A composition that is served as a file below `/art/`. */
type ArtFile = { file: string; name: ArtName; seed: string };

const caseFile = (id: string) => `horizon-${id.split('/').at(-1)}.svg`;

/**
 * Pathname of the picture on a case study's card: the horizon drawn from its id. A file, since a list of
 * twenty cards would carry each drawing twice, in its HTML and in the data with it.
 * @param id The case study's page id.
 */
export const casePicture = (id: string): string => `/art/${caseFile(id)}`;

/** All of them: each composition as it is, and the horizon of each case study. */
export function artFiles(registry: Registry): ArtFile[] {
  const cases = new Set(
    registry.pages().flatMap((page) => (isOfType(page, 'CaseStudy') ? [page.id] : [])),
  );
  return [
    ...artNames.map((name) => ({ file: `${name}.svg`, name, seed: '' })),
    ...[...cases].map((id) => ({ file: caseFile(id), name: 'horizon' as const, seed: id })),
  ];
}

/** The blog's own cover: a site without posts has one all the same. */
const blogCover: CoverFile = { id: blogId, category: 'blog' };

const known = new WeakMap<object, CoverFile[]>();

/** Covers that are drawn: of posts that visitors may see and whose writers gave no picture. */
export function drawnCovers(registry: Registry): CoverFile[] {
  const lifetime = lifetimeOf(registry);
  const found = known.get(lifetime);
  if (found) return found;
  const covers = new Map(
    locales
      .flatMap((locale) => registry.posts(locale))
      .filter(({ frontmatter }) => !frontmatter.cover)
      .map(({ id, frontmatter: { category } }) => [`${category}/${id}`, { id, category }]),
  );
  const all = [blogCover, ...covers.values()];
  known.set(lifetime, all);
  return all;
}
