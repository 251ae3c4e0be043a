import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
