import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { stat } from '@/lib/schema/entities/items';
import { entryOf, text } from '@/lib/schema/formats';

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
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Stats are two to four numbers that a careful reader can check, each with its unit and with what it counts: “99.95%”, “availability of the platform a month, in the contract”. A ProofStrip takes them from the facts in data/facts.yaml, so that figure and words are the same on every page. A KeyFigure is the strongest number of a page, once, with the sentences that say what follows from it, and its source.',
  avoid:
    'Not for numbers nobody can verify, and not for words, which FeatureList and BenefitList carry. More than four numbers are a Table.',
  accessibility:
    'Description lists: the screen reader hears what is counted, then the number, although the number is shown first. A KeyFigure is a figure whose number is read before its sentence. Write units so that they can be read aloud: “4 hours” or “4 h”, no bare digits.',
};
