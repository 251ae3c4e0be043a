import { defineBlock } from '@/lib/schema/block';
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
