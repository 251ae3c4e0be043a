import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { stat } from '@/lib/schema/entities/items';

export const statsSchema = defineBlock({
  name: 'Stats',
  description: 'Numbers that say something, large and side by side.',
  props: z.strictObject({}),
  children: ['Stat'],
});

export const statSchema = defineBlock({
  name: 'Stat',
  description: 'One number and what it counts.',
  props: stat,
  children: 'none',
  parent: 'Stats',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For two to four numbers that a careful reader can check, each with its unit and with what it counts: “99.95%”, “availability of the platform a month, in the contract”.',
  avoid:
    'Not for numbers nobody can verify, and not for words, which FeatureList and BenefitList carry. More than four numbers are a Table.',
  accessibility:
    'A description list: the screen reader hears what is counted, then the number, although the number is shown first. Nothing counts up; the digits have equal widths.',
};
