import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'For a diagram or a screen whose details are too small in the column of the text. The caption says what it is; the enlarged picture stands below the same words.',
  avoid:
    'Not for pictures that are as good at the size they have: take Image. Not for reading matter, which nobody can search or have read aloud in a picture; that is a Table or text.',
  accessibility:
    'The picture’s alt tells what it shows, the control above it is a button of its own. The dialog keeps focus, closes by Escape, by a click on the picture or outside, and gives focus back; on phones the large picture scrolls sideways, also by keyboard. Without script the control opens the picture’s file.',
};
