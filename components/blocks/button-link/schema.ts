import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { label, link } from '@/lib/schema/formats';

export const buttonLinkSchema = defineBlock({
  name: 'ButtonLink',
  description: 'The one step a section asks its reader to take next.',
  props: z.strictObject({
    href: link().describe('Where it leads.'),
    label: label().describe('What the reader does by following it.'),
    isExternal: z.boolean().default(false).describe('Opens in a new tab.'),
  }),
  children: 'none',
});
