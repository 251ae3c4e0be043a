import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { image } from '@/lib/schema/entities/items';
import { label, link, text } from '@/lib/schema/formats';

const namesTheLink = 'expected what the picture shows: it is the name of the link';

export const imageSchema = defineBlock({
  name: 'Image',
  description: 'A picture in the column of the text, which may lead somewhere.',
  props: image.superRefine(({ alt, url }, context) => {
    if (url && alt.trim() === '')
      context.addIssue({ code: 'custom', path: ['alt'], message: namesTheLink });
  }),
  children: 'none',
});

export const imageLinkSchema = defineBlock({
  name: 'ImageLink',
  description: 'A picture that leads somewhere.',
  props: image.extend({
    alt: label().describe('Where the link leads: the picture’s alternative text is its name.'),
    url: link().describe('Where the picture leads.'),
  }),
  children: 'none',
});

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
  use: 'An Image says something the text alone would say badly: a diagram, a plan, a screen, in its full width up to that of the column. A ZoomableImage has details that are too small for the column; a click enlarges it. An ImageLink is what people want to click: the cover of a report, the badge of a programme, a partner’s sign.',
  avoid:
    'Not for decoration, which the motif of the page already is, and not for reading matter, which nobody can search in a picture: that is a Table or text. Not instead of a link with words; a picture with heading and text is a StoryCard.',
  accessibility:
    'alt says what the picture shows, as one would tell it on the telephone; an empty alt marks an Image as decoration. Of a link it is the name, so it says where the link leads. The dialog of a ZoomableImage keeps focus, closes by Escape, by a click on the picture or outside, and gives focus back; without script the control opens the picture’s file.',
};
