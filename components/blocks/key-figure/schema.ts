import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
