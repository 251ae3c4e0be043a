import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On a service or product page, to show one to three organisations that had the reader’s problem. Choose by the problem, and let the heading before them name it.',
  avoid:
    'Not for pages of another kind: RelatedPages leads to those. All case studies at once stand on their own list; a story told with other words or another picture is a StoryCard.',
  accessibility:
    'Industry, title and challenge are read in that order; the title is the one link of the card. The titles are headings of level 3, so a heading of level 2 comes before them.',
};
