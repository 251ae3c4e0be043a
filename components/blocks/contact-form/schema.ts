import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { label, thanksPage } from '@/lib/schema/formats';
export const contactFormSchema = defineBlock({
  name: 'ContactForm',
  description: 'A form that is open on the page.',
  props: z.strictObject({
    kind: z
      .enum(['contact', 'partner', 'event'])
      .default('contact')
      .describe('What it asks for: `event` is a registration, `partner` an enquiry of a company.'),
    subject: label()
      .optional()
      .describe('What it is about, as we read it; without it, a contact form asks for the topic.'),
    thanks: thanksPage()
      .optional()
      .describe('The page that says thank you, where it is a special one.'),
  }),
  children: 'none',
});
