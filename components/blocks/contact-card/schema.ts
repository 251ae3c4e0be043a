import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { together } from '@/lib/schema/describe-fields';
import { contactCard } from '@/lib/schema/entities/cards';
import { authorityGroup, expert } from '@/lib/schema/entities/items';
import { entryOf, link, text } from '@/lib/schema/formats';

export const contactListSchema = defineBlock({
  name: 'ContactList',
  description: 'Contact cards side by side.',
  children: ['ContactCard'],
});

export const contactCardSchema = defineBlock({
  name: 'ContactCard',
  description: 'A person or a team to write to or to call; on its own or in a ContactList.',
  props: contactCard,
  heading: { prop: 'name', level: 3 },
});

export const expertListSchema = defineBlock({
  name: 'ExpertList',
  description: 'Profiles of experts side by side.',
  children: ['ExpertProfile'],
});

export const expertProfileSchema = defineBlock({
  name: 'ExpertProfile',
  description: 'A person who answers questions; on its own or in an ExpertList.',
  props: z.strictObject({
    person: entryOf('people').describe('Who it is: a key of data/people.yaml.'),
    description: expert.shape.description
      .optional()
      .describe('What the person knows of this subject; by default the sentence in people.yaml.'),
    src: expert.shape.src.describe('Portrait; by default the one in people.yaml, or the initials.'),
  }),
});

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
  parent: 'AuthorityGroup',
});
