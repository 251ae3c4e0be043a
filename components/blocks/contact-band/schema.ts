import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { kebab, text } from '@/lib/schema/formats';

export const contactBandSchema = defineBlock({
  name: 'ContactBand',
  description: 'The end of a page: an invitation to talk, on a card, with our phone and e-mail.',
  props: z.strictObject({
    id: kebab().optional().describe('Anchor, so that links can lead here.'),
    heading: text().describe('What the reader is invited to, as a heading of level 2.'),
    lead: text().optional().describe('What happens then: who answers, and when.'),
    notFor: text()
      .optional()
      .describe(
        'Whom or what it does not suit, and what does, in one line: the only place of a page.',
      ),
  }),
  children: 'content',
  isFullWidth: true,
  heading: { prop: 'heading', level: 2 },
  labels: 'contact_band.rows',
});
