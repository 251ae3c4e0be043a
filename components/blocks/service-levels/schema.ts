import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { entryOf, text } from '@/lib/schema/formats';

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
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where readers compare what contracts promise: on pages about operation, certificates and the platform. Name the levels the page is about.',
  avoid: 'Not for one level, which the AnswerBox of each service shows by itself.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
