import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
