import { z } from 'zod';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { heading, label, text, thanksPage } from '@/lib/schema/formats';
export const contactModalSchema = defineBlock({
  name: 'ContactModal',
  description:
    'A button that opens a dialog to write to us; without script it leads to the contact page.',
  props: z.strictObject({
    call: z
      .enum(calls)
      .default('talk')
      .describe('What the button asks for; its label and the promise beside it follow from it.'),
    heading: heading().describe('Heading of the dialog.'),
    lead: text().optional().describe('What happens with the message.'),
    subject: label().describe('Subject line of the message.'),
    kind: z
      .enum(['contact', 'partner', 'event'])
      .default('contact')
      .describe('What the form asks for: see ContactForm.'),
    thanks: thanksPage()
      .optional()
      .describe('The page that says thank you, where it is a special one.'),
  }),
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Where a page has said enough and the reader may have a question: at the end of a Section, or in a ContactBand. Name in the lead who answers and when, and give a subject by which we know the page it came from.',
  avoid:
    'Not more than twice on a page, and not where reading on is the better step, which is a ButtonLink. On the contact page itself the form stands open, so that there is nothing to click first.',
  accessibility:
    'The dialog is named by its heading and described by the lead; focus moves into it, stays inside and returns to the button, and Escape closes it. Without script the button is a link to the contact page. What is missing is told beside its field and in a summary; closed and opened again, the dialog still has the text.',
};
