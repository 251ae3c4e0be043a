import { defineBlock } from '@/lib/schema/block';
import { together } from '@/lib/schema/describe-fields';
import { authorityGroup } from '@/lib/schema/entities/items';
import { link, text } from '@/lib/schema/formats';

export const authorityGroupSchema = defineBlock({
  name: 'AuthorityGroup',
  description: 'The people of one body, such as a board or a council.',
  props: authorityGroup.omit({ items: true }),
  children: ['Authority'],
  heading: { prop: 'title', level: 3 },
});

export const authoritySchema = defineBlock({
  name: 'Authority',
  description: 'One member of a body.',
  props: together(
    authorityGroup.shape.items.element.extend({
      description: text()
        .optional()
        .describe('What the person answers for; shown in a card over the name.'),
      url: link().optional().describe('Where to read more of it; the name leads there.'),
    }),
    ['description', 'url'],
  ),
  children: 'none',
  parent: 'AuthorityGroup',
});
