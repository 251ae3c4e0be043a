import { z } from 'zod';
import { calls } from '@/lib/contact/calls';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
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
  children: 'none',
});

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'At the end of a Section, when there is one obvious next step. The label says what the reader gets by following it: “How we run FinOps”, not “Read more”.',
  avoid:
    'Not for a mention within a sentence, which is a Markdown link, and not several in a row: RelatedPages shows a choice of pages. To open the contact form take a ContactModal.',
  accessibility:
    'It is a link and is announced as one, with a target of 48 px. Uppercase is style only, so the label is read as written; a link that opens a new tab says so.',
};
