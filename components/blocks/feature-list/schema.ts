import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
