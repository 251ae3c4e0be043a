import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
