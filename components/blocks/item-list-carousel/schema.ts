import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { carouselSlide } from '@/lib/schema/entities/items';
import { carouselFields } from '@/lib/schema/formats';

export const itemListCarouselSchema = defineBlock({
  name: 'ItemListCarousel',
  description: 'Slides that change every 13 seconds, beside a list of their headings.',
  props: z.strictObject(carouselFields),
  children: ['ItemListSlide'],
});

export const itemListSlideSchema = defineBlock({
  name: 'ItemListSlide',
  description: 'One slide; its heading is in the list as well.',
  // The text is between the tags.
  props: carouselSlide.omit({ text: true }),
  children: 'content',
  parent: 'ItemListCarousel',
  card: 'url',
});
