import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { entryOf, text } from '@/lib/schema/formats';

export const dataSheetSchema = defineBlock({
  name: 'DataSheet',
  description:
    'What the provider’s data say of its places, board, subcontractors, versions, machines or disks, as a table.',
  props: z.strictObject({
    of: z
      .enum(['sites', 'board', 'subcontractors', 'kubernetes', 'machine-sizes', 'disk-tiers'])
      .describe('The data file that is shown whole.'),
    caption: text().describe('What the table shows, above it.'),
  }),
});

export const priceListSchema = defineBlock({
  name: 'PriceList',
  description: 'Some entries of the price list as a table, with a note on VAT.',
  props: z.strictObject({
    caption: text().describe('What the table shows, above it.'),
    prices: z
      .array(entryOf('prices'))
      .min(1)
      .describe('Names of entries of data/prices.yaml, in this order.'),
  }),
});

export const serviceLevelsSchema = defineBlock({
  name: 'ServiceLevels',
  description: 'Service levels with how they are measured and what follows when one is missed.',
  props: z.strictObject({
    caption: text().describe('What the table shows, above it.'),
    levels: z
      .array(entryOf('service-levels'))
      .min(1)
      .optional()
      .describe('Names of entries of data/service-levels.yaml; all of them where none is named.'),
  }),
});

export const specSheetSchema = defineBlock({
  name: 'SpecSheet',
  description: 'What a product is in constants: regions, interfaces, limits, contract.',
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
  parent: 'SpecSheet',
});
