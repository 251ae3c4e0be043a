import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
});
