import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { stat } from '@/lib/schema/entities/items';
import { entryOf, text } from '@/lib/schema/formats';

export const statsSchema = defineBlock({
  name: 'Stats',
  description: 'Numbers that say something, large and side by side.',
  children: ['Stat'],
});

export const statSchema = defineBlock({
  name: 'Stat',
  description: 'One number and what it counts.',
  props: stat,
  parent: 'Stats',
});

export const keyFigureSchema = defineBlock({
  name: 'KeyFigure',
  description: 'One number, large, with the sentence that says what it means.',
  props: z.strictObject({
    value: text().describe(
      'The number with its unit, e.g. “{facts.availability}” or “4 h / 24 h / 72 h”.',
    ),
    source: text()
      .optional()
      .describe('Where the number comes from, e.g. “Regulation (EU) 2022/2554”.'),
  }),
  children: 'content',
});

export const proofStripSchema = defineBlock({
  name: 'ProofStrip',
  description:
    'Two to four facts about the provider in one row, each a figure with what it counts.',
  props: z.strictObject({
    facts: z
      .array(entryOf('facts'))
      .min(2)
      .max(4)
      .describe('Names of facts in data/facts.yaml that have a label, in this order.'),
  }),
});
