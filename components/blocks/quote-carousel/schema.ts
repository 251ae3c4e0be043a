import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For two to ten voices of clients, each by role and kind of organisation; three or more slide.',
  avoid:
    'Not for a single voice that carries an argument: write it as a Markdown quotation. Turn autoplay on only where every quotation can be read within four seconds.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. With autoplay the first button stops it, and so do focus and any click.',
};
