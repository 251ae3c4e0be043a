import type { BlockGuide } from '@/lib/schema/block-folder';

export { PostCard, PostPicture } from './post-card';
export { RelatedPosts } from './related-posts';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On service and product pages, to lead to posts on their subject: name them in posts. Without it, on a post, the posts that share most tags come first, then those of its category; elsewhere the newest.',
  avoid:
    'Not below a post, whose template shows related posts by itself, and not for pages that are no posts, which are RelatedPages.',
  accessibility:
    'A list of cards, each with a heading of level 3 whose link stretches over the card; covers are decorative. Put a heading of level 2 before it.',
};
