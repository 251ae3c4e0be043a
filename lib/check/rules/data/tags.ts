import { isWholeIn } from '@/lib/check/extract/site';
import { entryIds, registryOf } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { relatedPosts } from '@/lib/content/posts';

const tagsFile = 'data/tags.yaml';

/** Where a post's tags are given, with what is there. */
const tagsOf = (data: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(data['tags']) ? data['tags'] : [];

/** Rules about the subjects of posts. */
export const tagRules: SiteRule[] = [
  {
    name: 'unknown-tag',
    severity: 'error',
    summary: 'Tags of posts are in data/tags.yaml, and a post has each of them once.',
    remedy: 'Use the suggested tag, or add it with name and description to data/tags.yaml.',
    checkSite: (site) => {
      const known = entryIds(site, tagsFile);
      if (!known) return [];
      return site.documents
        .filter(({ type }) => type === 'Post')
        .flatMap(({ file, data, places }) =>
          tagsOf(data).flatMap((tag, index, all) => {
            if (typeof tag !== 'string' || tag === '') return [];
            const place = places[`tags.${index}`] ?? places['tags'] ?? { line: 1, column: 1 };
            if (all.indexOf(tag) < index)
              return [
                {
                  file,
                  ...place,
                  message: `the post has the tag "${tag}" twice: keep one of the two`,
                },
              ];
            if (known.includes(tag)) return [];
            const hint = known.length > 0 ? suggest(tag, known) : '';
            return [{ file, ...place, message: `there is no tag "${tag}" in ${tagsFile}${hint}` }];
          }),
        );
    },
  },
  {
    name: 'unrelated-post',
    severity: 'warning',
    summary: 'A post has another one to go on with: of its subjects, or of its category.',
    remedy: 'Give it a tag that another post of the language has.',
    checkSite: (site) => {
      const registry = registryOf(site);
      return site.documents
        .filter(
          ({ type, status, locale, data }) =>
            // Null is what cannot be read.
            type === 'Post' &&
            status === 'live' &&
            data['tags'] !== null &&
            isWholeIn(locale, site),
        )
        .filter(
          ({ id, locale }) => relatedPosts(registry, locale, { pageId: id, count: 1 }).length === 0,
        )
        .map(({ file, places }) => ({
          file,
          ...(places['tags'] ?? places['title'] ?? { line: 1, column: 1 }),
          message:
            'no other post shares a tag or the category with this one, and readers find nothing to go on with: add a tag that another post has',
        }));
    },
  },
];
