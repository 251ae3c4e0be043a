import { z } from 'zod';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
import { heading, label, text, thanksPage } from '@/lib/schema/formats';

const kind = z.enum(['contact', 'partner', 'event']).default('contact');

const thanks = thanksPage()
  .optional()
  .describe('The page that says thank you, where it is a special one.');

export const contactFormSchema = defineBlock({
  name: 'ContactForm',
  description: 'A form that is open on the page.',
  props: z.strictObject({
    kind: kind.describe(
      'What it asks for: `event` is a registration, `partner` an enquiry of a company.',
    ),
    subject: label()
      .optional()
      .describe('What it is about, as we read it; without it, a contact form asks for the topic.'),
    thanks,
  }),
});

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
    kind: kind.describe('What the form asks for: see ContactForm.'),
    thanks,
  }),
});
