import { z } from 'zod';
import { defineDocumentType } from '@/lib/schema/document-type';
import { pageFields } from '@/lib/schema/page-fields';

/** A product. */
export const product = defineDocumentType({
  name: 'Product',
  pattern: 'products/**/*.mdx',
  schema: z.strictObject(pageFields),
  // Search engines show a `Product` only with ratings, which nobody has given.
  schemaOrg: 'Service',
  searchKind: 'products',
  heroKind: 'product',
  isOffer: true,
  command: {
    kind: 'product',
    sentence: 'A page below products',
    example: ['cold-store', '--title.en', 'A store for cold data', '--title.pl', 'Zimny magazyn'],
  },
});
