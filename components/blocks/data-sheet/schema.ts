import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

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
  children: 'none',
});
