import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For the strongest number of a page, once, best in a Section on night: the number, one or two sentences that say what follows from it, and its source.',
  avoid:
    'Not for a row of numbers, which is Stats or a ProofStrip, and not for one without a source or a sentence.',
  accessibility:
    'A figure whose number is read before its sentence. Write units so that they can be read aloud: “4 hours” or “4 h”, no bare digits.',
};
