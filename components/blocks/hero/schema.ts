import { z } from 'zod';
import { artNames } from '@/components/ui/strata-art/art-names';
import { defineBlock } from '@/lib/schema/block';
import { link } from '@/lib/schema/formats';

export const heroSchema = defineBlock({
  name: 'Hero',
  description: 'The first screen of a page: its H1, what it offers, and where to go first.',
  props: z.strictObject({
    heading: z.string().optional().describe('The page’s H1; the default is the page’s title.'),
    kicker: z.string().optional().describe('A few words above the heading.'),
    lead: z.string().describe('One or two sentences below the heading.'),
    art: z.enum(artNames).default('strata').describe('Which composition of the motif is drawn.'),
    buttonLabel: z.string().optional().describe('Label of the main button.'),
    buttonHref: link().optional().describe('Where the main button leads.'),
    secondLabel: z.string().optional().describe('Label of the second button.'),
    secondHref: link().optional().describe('Where the second button leads.'),
  }),
  children: 'none',
  isFullWidth: true,
});
