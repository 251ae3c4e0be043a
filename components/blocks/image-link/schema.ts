import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { image } from '@/lib/schema/entities/items';
import { label, link } from '@/lib/schema/formats';

export const imageLinkSchema = defineBlock({
  name: 'ImageLink',
  description: 'A picture that leads somewhere.',
  props: image.extend({
    alt: label().describe('Where the link leads: the picture’s alternative text is its name.'),
    url: link().describe('Where the picture leads.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Pictures and video',
  use: 'When the picture itself is what people want to click: the cover of a report, the badge of a programme, a partner’s sign.',
  avoid:
    'Not instead of a link with words: most readers do not try whether a picture leads anywhere. A picture that explains something is an Image; one that grows when clicked is a ZoomableImage; a picture with heading and text is a StoryCard.',
  accessibility:
    'The alt is the link’s name, so it says where the link leads and not what is painted. A link that opens a new tab says so to screen readers.',
};
