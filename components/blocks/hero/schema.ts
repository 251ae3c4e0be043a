import { z } from 'zod';
import { artNames } from '@/lib/art/art-names';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
import { together } from '@/lib/schema/describe-fields';
import { heading, label, link, text } from '@/lib/schema/formats';

export const heroSchema = defineBlock({
  name: 'Hero',
  description: 'The first screen of a page: its H1, what it offers, and where to go first.',
  props: together(
    z.strictObject({
      heading: heading().optional().describe('The page’s H1; the default is the page’s title.'),
      kicker: text().optional().describe('A few words above the heading.'),
      lead: text().describe('One or two sentences below the heading.'),
      art: z
        .enum(artNames)
        .optional()
        .describe(
          'Which composition of the motif is drawn; the default is that of the page’s area.',
        ),
      isAnimated: z
        .boolean()
        .default(false)
        .describe(
          'The intro animation fills the screen instead of a drawing, and a ProofStrip between the tags is at its foot: for the home page.',
        ),
      call: z
        .enum(calls)
        .optional()
        .describe('What the main button asks for; label, address and promise follow from it.'),
      secondCall: z.enum(calls).optional().describe('The same for the second button.'),
      buttonLabel: label()
        .optional()
        .describe('Label of a main button that leads to a page; not beside `call`.'),
      buttonHref: link().optional().describe('Where the main button leads.'),
      secondLabel: label().optional().describe('Label of the second button.'),
      secondHref: link().optional().describe('Where the second button leads.'),
    }),
    ['buttonLabel', 'buttonHref'],
    ['secondLabel', 'secondHref'],
  ),
  children: 'content',
  isFullWidth: true,
});
