import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { jobCard } from '@/lib/schema/entities/cards';

export const jobListSchema = defineBlock({
  name: 'JobList',
  description: 'All open positions of data/jobs.yaml, with filters by place and level.',
  props: z.strictObject({}),
  children: 'none',
});

export const jobCardSchema = defineBlock({
  name: 'JobCard',
  description: 'One open position that is not in the list, or is to stand out from it.',
  props: jobCard,
  children: 'none',
  heading: { prop: 'position', level: 3 },
});

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'JobList once, on the career page: it shows every position of data/jobs.yaml, so a new one is added there; it is gone after its last day. JobCard is for a position that stands apart, such as one on the page of a partner programme.',
  avoid:
    'Not for services or roles in a project, which are a FeatureList, and not with JobCards below the list that repeat what is in it.',
  accessibility:
    'The filters are radio buttons in named groups and work without script; with script the number of positions left is announced. Each position is an article with a heading of level 3, and its button names the position. On pages in English the Polish texts are marked as Polish.',
};
