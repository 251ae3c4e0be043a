import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { label, text } from '@/lib/schema/formats';

export const newsletterBlockSchema = defineBlock({
  name: 'NewsletterBlock',
  description: 'Sign-up for the newsletter, which is written in Polish: on Polish pages only.',
  props: z.strictObject({
    heading: text().describe('What a reader signs up for, as a heading of level 3.'),
    lead: text().describe('What is in the newsletter, and how often it comes.'),
    label: label().describe('Label of the button.'),
  }),
  children: 'none',
  locales: ['pl'],
  heading: { prop: 'heading', level: 2 },
});

export const guide: BlockGuide = {
  group: 'People, contact and jobs',
  use: 'On Polish pages that people come back to read: the blog, below a post, the newsletter’s own page. Say what is in it and how often it comes; the newsletter is written in Polish.',
  avoid:
    'Not on English pages, where the check refuses it, and not beside a ContactModal: two requests in one place weaken both.',
  accessibility:
    'An address and a box for the consent, which nobody ticks but the reader; errors are told as in every ContactForm. Without script, mail and phone stand in its place. The heading has level 3, so put one of level 2 before it.',
};
