import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For four to nine offers of equal weight, of which three at a time are worth comparing.',
  avoid:
    'Not for three or fewer, which stand side by side as a list: use FeatureList or RelatedPages.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are those that a wide window shows at once. The link of each slide also carries its heading, so that links are told apart.',
};
