import { PostCard } from '@/components/blocks/related-posts/post-card';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import type { PostEntry } from '@/lib/content/related-posts';

/** Cards for posts in one, two or three columns (specification §9). */
export function PostCards({ posts }: { posts: readonly PostEntry[] }) {
  return (
    <CardGrid isEven>
      {posts.map((post) => (
        <PostCard key={post.id} page={post} />
      ))}
    </CardGrid>
  );
}
