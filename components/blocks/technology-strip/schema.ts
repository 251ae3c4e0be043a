import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { text } from '@/lib/schema/formats';

export const technologyStripSchema = defineBlock({
  name: 'TechnologyStrip',
  description: 'The technologies something is made with, by name, in a strip.',
  props: z.strictObject({
    label: text().describe('What the technologies are for, before them.'),
    technologies: z.array(text()).min(1).describe('Names as their makers write them.'),
  }),
});
