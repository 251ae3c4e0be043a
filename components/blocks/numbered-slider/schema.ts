import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { slide } from '@/lib/schema/entities/items';
import { carouselFields } from '@/lib/schema/formats';

export const numberedSliderSchema = defineBlock({
  name: 'NumberedSlider',
  description: 'Numbered slides, one at a time or all at once, each leading to a page.',
  props: z.strictObject({
    ...carouselFields,
    showsAll: z
      .boolean()
      .default(false)
      .describe(
        'Side by side, up to four in a row, instead of one at a time: few visitors press a button to see the second.',
      ),
  }),
  children: ['NumberedSlide'],
});

export const numberedSlideSchema = defineBlock({
  name: 'NumberedSlide',
  description: 'One slide; its number follows from its place.',
  // The text is between the tags.
  props: slide.omit({ text: true }),
  children: 'content',
  parent: 'NumberedSlider',
  card: 'url',
});
