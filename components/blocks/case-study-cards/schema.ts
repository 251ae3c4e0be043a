import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { pageList } from '@/lib/schema/formats';

export const caseStudyCardsSchema = defineBlock({
  name: 'CaseStudyCards',
  description:
    'Cards that lead to case studies, with the industry, the title and the challenge of each.',
  props: z.strictObject({
    cases: pageList().describe('Ids of case studies, in the order of their cards.'),
  }),
  children: 'none',
  card: 'cases',
});
