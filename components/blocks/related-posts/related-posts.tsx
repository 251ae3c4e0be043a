import { CardGrid } from '@/components/ui/card/card';
import { isOfType, type PostEntry } from '@/lib/content/document';
import { parseInternalLink } from '@/lib/content/links';
import { relatedPosts } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { PostCard } from './post-card';
import type { relatedPostsSchema } from './schema';

type RelatedPostsProps = BlockProps<typeof relatedPostsSchema> & {
  /** The page it is on, from the page's template. */
  pageId?: string;
};

/** Cards for posts, in one, two or three columns (docs/behaviour.md §9). */
export async function RelatedPosts({ posts, count, pageId }: RelatedPostsProps) {
  const locale = await currentLocale();
  const named = (href: string): PostEntry => {
    const page = content.page(parseInternalLink(href)?.id ?? '', locale);
    if (page && isOfType(page, 'Post')) return page;
    throw new Error(`<RelatedPosts> there is no post "${href}" in language "${locale}"`);
  };
  const shown = posts?.map(named) ?? relatedPosts(content, locale, { pageId, count });
  if (shown.length === 0) return null;
  return (
    <CardGrid>
      {shown.map((post) => (
        <PostCard key={post.id} page={post} />
      ))}
    </CardGrid>
  );
}
