import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

export const contactModalSchema = defineBlock({
  name: 'ContactModal',
  description:
    'A button that opens a dialog to write to us; without script it leads to the contact page.',
  props: z.strictObject({
    label: z.string().describe('Label of the button.'),
    heading: z.string().describe('Heading of the dialog.'),
    lead: z.string().optional().describe('What happens with the message.'),
    subject: z.string().describe('Subject line of the message.'),
  }),
  children: 'none',
});
