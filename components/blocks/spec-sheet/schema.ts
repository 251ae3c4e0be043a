import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

export const specSheetSchema = defineBlock({
  name: 'SpecSheet',
  description: 'What a product is in constants: regions, interfaces, limits, contract.',
  props: z.strictObject({}),
  children: ['Spec'],
});

export const specSchema = defineBlock({
  name: 'Spec',
  description: 'One constant: its name and its value.',
  props: z.strictObject({
    name: text().describe('What it is, e.g. “Interface”.'),
    value: text().describe(
      'The value as an engineer writes it, e.g. “S3, 8 KiB to 5 TiB an object”.',
    ),
  }),
  children: 'none',
  parent: 'SpecSheet',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'On product pages, high up: four to twelve constants an engineer looks for, each in a few words. Take figures of the provider from the facts.',
  avoid:
    'Not for sentences, and not for what differs by option, which is a Comparison. What a buyer asks first is in the AnswerBox.',
  accessibility: 'A description list: screen readers hear each name with its value.',
};
