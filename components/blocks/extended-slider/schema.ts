import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { carouselSlide } from '@/lib/schema/entities/items';
import { autoplayFields, carouselFields } from '@/lib/schema/formats';

export const extendedSliderSchema = defineBlock({
  name: 'ExtendedSlider',
  description: 'Slides side by side: one on phones, two on tablets, three on wide screens.',
  props: z.strictObject({ ...carouselFields, ...autoplayFields }),
  children: ['ExtendedSlide'],
});

export const extendedSlideSchema = defineBlock({
  name: 'ExtendedSlide',
  description: 'One slide, with a button where it leads somewhere.',
  // The text is between the tags.
  props: carouselSlide.omit({ text: true }),
  children: 'content',
  parent: 'ExtendedSlider',
  card: 'url',
});
