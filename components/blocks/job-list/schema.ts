import { defineBlock } from '@/lib/schema/block';
import { jobCard } from '@/lib/schema/entities/cards';

export const jobListSchema = defineBlock({
  name: 'JobList',
  description: 'All open positions of data/jobs.yaml, with filters by place and level.',
});

export const jobCardSchema = defineBlock({
  name: 'JobCard',
  description: 'One open position that is not in the list, or is to stand out from it.',
  props: jobCard,
  heading: { prop: 'position', level: 3 },
});
