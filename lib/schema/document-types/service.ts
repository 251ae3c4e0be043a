import { z } from 'zod';
import { defineDocumentType } from '@/lib/schema/document-type';
import { pageFields } from '@/lib/schema/page-fields';

/** A service. */
export const service = defineDocumentType({
  name: 'Service',
  pattern: 'services/**/*.mdx',
  schema: z.strictObject(pageFields),
  schemaOrg: 'Service',
  searchKind: 'services',
  heroKind: 'service',
  isOffer: true,
  command: {
    kind: 'service',
    sentence: 'A page below services',
    example: ['cost-review', '--title.en', 'A review of costs', '--title.pl', 'Przegląd kosztów'],
  },
});
