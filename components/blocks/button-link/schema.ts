import { z } from 'zod';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
import { label, link } from '@/lib/schema/formats';

export const buttonLinkSchema = defineBlock({
  name: 'ButtonLink',
  description: 'The one step a section asks its reader to take next.',
  props: z
    .strictObject({
      href: link().describe('Where it leads.'),
      label: label().optional().describe('What the reader does by following it.'),
      call: z
        .enum(calls)
        .optional()
        .describe('What it asks for, where it leads to a page on which one writes to us.'),
      isExternal: z.boolean().default(false).describe('Opens in a new tab.'),
    })
    .superRefine(({ label, call }, context) => {
      if ((label === undefined) === (call === undefined))
        context.addIssue({
          code: 'custom',
          path: ['label'],
          message: 'expected `label`, the words on the button, or `call`, and not both',
        });
    }),
});
