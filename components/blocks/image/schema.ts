import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { image } from '@/lib/schema/entities/items';

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

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'For a picture that says something the text alone would say badly: a diagram, a plan, a screen. It stands in its full width, up to that of the column.',
  avoid:
    'Not for decoration, which the motif of the page already is. A diagram whose lettering is small belongs in a ZoomableImage; a picture whose only purpose is to lead on is an ImageLink. For a plain picture in the text, Markdown does as well.',
  accessibility:
    'alt says what the picture shows, as one would tell it on the telephone; an empty alt marks it as decoration. With a url the alt is the name of the link and must not be empty.',
};
