import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

export const technologyStripSchema = defineBlock({
  name: 'TechnologyStrip',
  description: 'The technologies something is made with, by name, in a strip.',
  props: z.strictObject({
    label: text().describe('What the technologies are for, before them.'),
    technologies: z.array(text()).min(1).describe('Names as their makers write them.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Lists and steps',
  use: 'On a service, a product or a case study, for readers who want to know in one glance whether it fits what they run. Four to ten names, the ones that decide first.',
  avoid:
    'Not to impress: what is not explained or asked about anywhere on the page can be left out. Standards one is certified to are a CertificateList, clients are ClientLogos.',
  accessibility:
    'A list with the label as its name. The names are words and no pictures, so they grow with the letters, are found by search and read aloud correctly.',
};
