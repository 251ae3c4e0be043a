import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { label, text } from '@/lib/schema/formats';

export const newsletterBlockSchema = defineBlock({
  name: 'NewsletterBlock',
  description: 'Sign-up for the newsletter, which is written in Polish: on Polish pages only.',
  props: z.strictObject({
    heading: text().describe('What a reader signs up for, as a heading of level 3.'),
    lead: text().describe('What is in the newsletter, and how often it comes.'),
    label: label().describe('Label of the button.'),
  }),
  locales: ['pl'],
  heading: { prop: 'heading', level: 2 },
});
