import { defineBlock } from '@/lib/schema/block';
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
});

export const imageLinkSchema = defineBlock({
  name: 'ImageLink',
  description: 'A picture that leads somewhere.',
  props: image.extend({
    alt: label().describe('Where the link leads: the picture’s alternative text is its name.'),
    url: link().describe('Where the picture leads.'),
  }),
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
});
