import { defineBlock } from '@/lib/schema/block';
import { image } from '@/lib/schema/entities/items';
import { label, text } from '@/lib/schema/formats';

export const zoomableImageSchema = defineBlock({
  name: 'ZoomableImage',
  description: 'A picture that opens larger over the page, and closes by a click.',
  props: image.pick({ src: true }).extend({
    alt: label().describe('What the picture shows.'),
    caption: text()
      .optional()
      .describe('Line below the picture, and heading above the enlarged one.'),
  }),
  children: 'none',
});
