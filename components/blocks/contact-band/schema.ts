import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Once, as the last thing of a page that offers something. Put a ContactModal between its tags, or a ButtonLink where the next step is another page; phone and e-mail of the company stand beside it by themselves. On a service or product, say in `notFor` what it does not suit.',
  avoid:
    'Not in the middle of a page, where a ContactModal in its Section is enough, not on the contact page, and not on pages that already end with a night Section.',
  accessibility:
    'A region named by its heading of level 2. Phone and e-mail are links of 44 px that say what they are; text and links take the colours that are legible on night.',
};
