import { defineBlock } from '@/lib/schema/block';
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
