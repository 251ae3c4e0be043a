import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { pageList } from '@/lib/schema/formats';

export const relatedPagesSchema = defineBlock({
  name: 'RelatedPages',
  description: 'Cards that lead to other pages, with their titles and summaries.',
  props: z.strictObject({
    pages: pageList().describe('Page ids, in the order of their cards.'),
  }),
  children: 'none',
  card: 'pages',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'At the end of a page, for two to four pages that a reader of this one is likely to want next. Title and sentence of each card come from the page itself.',
  avoid:
    'Not for posts, which RelatedPosts finds by their subjects, nor for case studies with picture and industry, which are CaseStudyCards. A single next step is a ButtonLink.',
  accessibility:
    'A list of cards, each with a heading of level 3 whose link stretches over the card; a screen reader hears the title alone. Put a heading of level 2 before it.',
};
