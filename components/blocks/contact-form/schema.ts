import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'Where writing to us is what the page is for: on the contact page, at the end of a programme for partners, on the page of an event. Say before it who answers and when; after sending, the thank-you page of its kind says what happens next.',
  avoid:
    'Not as a second question on a page that asks for something else, where a ContactModal stays out of the way, and not twice on one page. For the newsletter take a NewsletterBlock, for a file a DownloadCard.',
  accessibility:
    'Labels stand above their fields, which say what browsers may fill in. After sending, all errors are listed in a summary that takes focus, with links to the fields, and each is told below its field; whether it arrived is told in a live region, and the text stays. Without script, mail and phone stand in its place.',
};
