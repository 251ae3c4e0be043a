import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { entryOf } from '@/lib/schema/formats';

export const certificateListSchema = defineBlock({
  name: 'CertificateList',
  description: 'Standards the provider is certified to, each with its scope and since when.',
  props: z.strictObject({
    certificates: z
      .array(entryOf('certificates'))
      .min(1)
      .optional()
      .describe('Ids of data/certificates.yaml, in this order; all of them where none is named.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'Where readers ask what they can rely on: on the page about standards, and on services and products whose certificates decide. Name the ones that cover what the page is about.',
  avoid:
    'Not for technologies, which are a TechnologyStrip, and not for what a client’s own certification needs, which is text. Scopes, years and the PDF of each are changed in content/data/certificates.yaml and nowhere else.',
  accessibility:
    'A list of which each entry begins with a heading of level 3, so a heading of level 2 comes before it. The shields are decoration; everything is said in words.',
};
