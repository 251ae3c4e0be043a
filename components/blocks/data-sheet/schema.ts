import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'Where readers check the provider: its data centres, board, subcontractors, the versions of Kubernetes with their days, sizes of machines and kinds of disks. Everything comes from content/data.',
  avoid:
    'Not for what differs by service, which are ServiceLevels, and not for certificates, which are a CertificateList.',
  accessibility:
    'A table with a caption, heads of columns and of rows, which scrolls in its place.',
};
