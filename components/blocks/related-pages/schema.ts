import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { pageList, type Reference } from '@/lib/schema/formats';

export const relatedPagesSchema = defineBlock({
  name: 'RelatedPages',
  description: 'Cards that lead to other pages, with their titles and summaries.',
  props: z.strictObject({
    pages: pageList().describe('Page ids, in the order of their cards.'),
  }),
  card: 'pages',
});

export const caseStudyCardsSchema = defineBlock({
  name: 'CaseStudyCards',
  description:
    'Cards that lead to case studies, with the industry, the title and the challenge of each.',
  props: z.strictObject({
    cases: pageList().describe('Ids of case studies, in the order of their cards.'),
  }),
  card: 'cases',
});

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
});
