import { z } from 'zod';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
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
