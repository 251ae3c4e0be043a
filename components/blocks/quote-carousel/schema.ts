import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { quote } from '@/lib/schema/entities/items';
import { autoplayFields, carouselFields } from '@/lib/schema/formats';

export const quoteCarouselSchema = defineBlock({
  name: 'QuoteCarousel',
  description: 'Voices of clients, one at a time or all at once.',
  props: z.strictObject({
    ...carouselFields,
    ...autoplayFields,
    showsAll: z
      .boolean()
      .default(false)
      .describe(
        'Side by side, up to three in a row, instead of one at a time: few visitors press a button to see the second.',
      ),
  }),
  children: ['Quote'],
});

export const quoteSchema = defineBlock({
  name: 'Quote',
  description: 'What one person says. People have roles here, not names.',
  props: quote,
  children: 'none',
  parent: 'QuoteCarousel',
});
