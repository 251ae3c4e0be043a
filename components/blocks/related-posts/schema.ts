import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import type { Reference } from '@/lib/schema/formats';

const postLink = z.string().regex(/^\/blog\/[^/?#]+$/, {
  error: 'expected the id of a post, such as "/blog/finops-first-90-days"',
});

export const relatedPostsSchema = defineBlock({
  name: 'RelatedPosts',
  description: 'Cards for posts: those that are named, or those that share the page’s subjects.',
  props: z.strictObject({
    posts: z
      .array(postLink)
      .min(1)
      .meta({ format: 'link-list' satisfies Reference })
      .optional()
      .describe('Ids of posts, in the order of their cards; without it they are found.'),
    count: z.int().min(1).max(6).default(3).describe('How many are shown where they are found.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On service and product pages, to lead to posts on their subject: name them in posts. Without it, on a post, the posts that share most tags come first, then those of its category; elsewhere the newest.',
  avoid:
    'Not below a post, whose template shows related posts by itself, and not for pages that are no posts, which are RelatedPages.',
  accessibility:
    'A list of cards, each with a heading of level 3 whose link stretches over the card; covers are decorative. Put a heading of level 2 before it.',
};
