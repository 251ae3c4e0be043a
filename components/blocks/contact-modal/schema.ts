import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { heading, label, text, thanksPage } from '@/lib/schema/formats';
export const contactModalSchema = defineBlock({
  name: 'ContactModal',
  description:
    'A button that opens a dialog to write to us; without script it leads to the contact page.',
  props: z.strictObject({
    label: label().describe('Label of the button.'),
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
