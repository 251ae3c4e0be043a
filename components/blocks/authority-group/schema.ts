import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'For a body with members, such as a board, a council or a team on duty: its name, and each member with name and position. Give a member a description and a url where there is a page on what the person answers for.',
  avoid:
    'Not for experts who speak about their subject, which are ExpertProfiles, nor for people to write to, which are ContactCards.',
  accessibility:
    'The list is named by its heading of level 3. The card over a name opens on keyboard focus as well as under the pointer and closes with Escape; by touch the name simply leads to its page, so the card must not say anything that stands nowhere else.',
};
