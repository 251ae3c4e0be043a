import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { link } from '@/lib/schema/formats';

export const quoteCarouselSchema = defineBlock({
  name: 'QuoteCarousel',
  description: 'Voices of clients, one at a time.',
  props: z.strictObject({
    label: z.string().describe('Accessible name of the carousel.'),
  }),
  children: ['Quote'],
});

export const quoteSchema = defineBlock({
  name: 'Quote',
  description: 'What one person says. People have roles here, not names.',
  props: z.strictObject({
    text: z.string().describe('The words, without quotation marks.'),
    author: z.string().describe('Who says it.'),
    position: z.string().describe('Position or organisation of the author.'),
    imgSrc: z.string().optional().describe('Portrait or logo.'),
    imgAlt: z.string().default('').describe('What the picture shows.'),
    imgWidth: z.int().positive().default(64).describe('Width of the picture in pixels.'),
    buttonUrl: link().optional().describe('Where the whole story stands.'),
  }),
  children: 'none',
  parent: 'QuoteCarousel',
});
