import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For three to nine steps or arguments in a fixed order, each of which leads to a page of its own.',
  avoid:
    'Not where readers need all steps in sight at once: use StepTimeline. Not for things without an order: use FeatureList or ExtendedSlider.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. Give the carousel a label that says what is in it.',
};
