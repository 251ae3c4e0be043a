import type { CoverFile } from '@/lib/art/svg-files';
import { locales } from '@/lib/i18n/locales';
import { blogId } from './generated/list-ids';
import type { Registry } from './registry';

/** The blog's own cover: a site without posts has one all the same, since Next.js refuses a route without files. */
const blogCover: CoverFile = { id: blogId, category: 'blog' };

const known = new WeakMap<Registry, CoverFile[]>();

/** Covers that are drawn: of posts that visitors may see and whose writers gave no picture. */
export function drawnCovers(registry: Registry): CoverFile[] {
  const found = known.get(registry);
  if (found) return found;
  const covers = new Map(
    locales
      .flatMap((locale) => registry.posts(locale))
      .filter(({ frontmatter }) => !frontmatter.cover)
      .map(({ id, frontmatter: { category } }) => [`${category}/${id}`, { id, category }]),
  );
  const all = [blogCover, ...covers.values()];
  known.set(registry, all);
  return all;
}
