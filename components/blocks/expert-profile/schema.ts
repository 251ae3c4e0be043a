import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
