import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { carouselSlide, quote, slide } from '@/lib/schema/entities/items';
import { autoplayFields, carouselFields } from '@/lib/schema/formats';

const showsAll = (most: string) =>
  z
    .boolean()
    .default(false)
    .describe(
      `Side by side, up to ${most} in a row, instead of one at a time: few visitors press a button to see the second.`,
    );

export const quoteCarouselSchema = defineBlock({
  name: 'QuoteCarousel',
  description: 'Voices of clients, one at a time or all at once.',
  props: z.strictObject({ ...carouselFields, ...autoplayFields, showsAll: showsAll('three') }),
  children: ['Quote'],
});

export const quoteSchema = defineBlock({
  name: 'Quote',
  description: 'What one person says. People have roles here, not names.',
  props: quote,
  parent: 'QuoteCarousel',
});

export const numberedSliderSchema = defineBlock({
  name: 'NumberedSlider',
  description: 'Numbered slides, one at a time or all at once, each leading to a page.',
  props: z.strictObject({ ...carouselFields, showsAll: showsAll('four') }),
  children: ['NumberedSlide'],
});

// The texts of slides are between their tags.

export const numberedSlideSchema = defineBlock({
  name: 'NumberedSlide',
  description: 'One slide; its number follows from its place.',
  props: slide.omit({ text: true }),
  children: 'content',
  parent: 'NumberedSlider',
  card: 'url',
});

export const extendedSliderSchema = defineBlock({
  name: 'ExtendedSlider',
  description: 'Slides side by side: one on phones, two on tablets, three on wide screens.',
  props: z.strictObject({ ...carouselFields, ...autoplayFields }),
  children: ['ExtendedSlide'],
});

export const extendedSlideSchema = defineBlock({
  name: 'ExtendedSlide',
  description: 'One slide, with a button where it leads somewhere.',
  props: carouselSlide.omit({ text: true }),
  children: 'content',
  parent: 'ExtendedSlider',
  card: 'url',
});

export const itemListCarouselSchema = defineBlock({
  name: 'ItemListCarousel',
  description: 'Slides that change every 13 seconds, beside a list of their headings.',
  props: z.strictObject(carouselFields),
  children: ['ItemListSlide'],
});

export const itemListSlideSchema = defineBlock({
  name: 'ItemListSlide',
  description: 'One slide; its heading is in the list as well.',
  props: carouselSlide.omit({ text: true }),
  children: 'content',
  parent: 'ItemListCarousel',
  card: 'url',
});
