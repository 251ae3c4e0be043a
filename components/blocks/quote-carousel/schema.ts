import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { quote } from '@/lib/schema/entities/items';
import { autoplayFields, carouselFields } from '@/lib/schema/formats';

export const quoteCarouselSchema = defineBlock({
  name: 'QuoteCarousel',
  description: 'Voices of clients: up to three side by side, more one at a time.',
  props: z.strictObject({ ...carouselFields, ...autoplayFields }),
  children: ['Quote'],
});

export const quoteSchema = defineBlock({
  name: 'Quote',
  description: 'What one person says. People have roles here, not names.',
  props: quote,
  children: 'none',
  parent: 'QuoteCarousel',
});
