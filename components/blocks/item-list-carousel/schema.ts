import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For three to six points of one subject that belong together and take a short paragraph each; the list beside them shows the whole at a glance.',
  avoid:
    'Not for what every visitor must read: use TextTabs, which never change by themselves, or FeatureList.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. Slides change every 13 seconds until focus or a click ends it; the first button does the same, and the slides never start by themselves where less motion is wanted.',
};
