import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { expert } from '@/lib/schema/entities/items';
import { entryOf } from '@/lib/schema/formats';

export const expertListSchema = defineBlock({
  name: 'ExpertList',
  description: 'Profiles of experts side by side.',
  props: z.strictObject({}),
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
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'On a service or product page, to show who does the work and whom a reader will talk to: one to four people. Give a description of your own where the sentence in people.yaml does not speak to the subject.',
  avoid:
    'Not for an address or a number, which a ContactCard has, not for the members of a body, which are an AuthorityGroup, and not below a post, which shows its authors by itself.',
  accessibility:
    'Each profile is an article with a heading of level 3, so put a heading of level 2 before it. The portrait decorates, since the name stands beside it; where it fails to load, the initials show.',
};
