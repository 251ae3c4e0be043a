import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

export const featureListSchema = defineBlock({
  name: 'FeatureList',
  description: 'What a reader gets, as short headed paragraphs in columns.',
  props: z.strictObject({
    columns: z
      .union([z.literal(2), z.literal(3)])
      .default(3)
      .describe('Columns on a wide screen: 2 or 3.'),
  }),
  children: ['Feature'],
});

export const featureSchema = defineBlock({
  name: 'Feature',
  description: 'One thing the reader gets.',
  props: z.strictObject({ heading: text().describe('The thing, in a few words.') }),
  children: 'content',
  parent: 'FeatureList',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'For the parts of a service or product: three to nine short paragraphs of equal rank, each under a heading that tells it from the others. Two columns for longer texts, three for shorter ones.',
  avoid:
    'Not for advantages in a sentence each, which are a BenefitList, not for steps, and not for a single feature, which is a paragraph.',
  accessibility:
    'A list whose length screen readers announce; reading goes row by row. The line above each heading is decoration. Headings are of level 3, so a heading of level 2 comes before the list.',
};
