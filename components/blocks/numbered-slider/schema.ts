import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { slide } from '@/lib/schema/entities/items';
import { carouselFields } from '@/lib/schema/formats';

export const numberedSliderSchema = defineBlock({
  name: 'NumberedSlider',
  description:
    'Numbered slides, each leading to a page: up to four side by side, more one at a time.',
  props: z.strictObject(carouselFields),
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
