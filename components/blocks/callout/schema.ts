import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

export const calloutSchema = defineBlock({
  name: 'Callout',
  description: 'A remark that stands out: a note, a tip or a warning.',
  props: z.strictObject({
    kind: z
      .enum(['note', 'tip', 'warning'])
      .default('note')
      .describe('What it is: a note, a tip or a warning; said in words and by an icon.'),
    title: text().optional().describe('What it is about, after the word for its kind.'),
  }),
  children: 'content',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For a remark that readers must not miss or may gladly use: warning for what would cost them, tip for what saves them work, note for the rest. Two or three sentences, close to what they are about.',
  avoid:
    'Not for text that belongs to the argument, and not several in a row: where everything stands out, nothing does. A frame without such a meaning is a TextBox.',
  accessibility:
    'The kind stands there in words, so neither colour nor icon has to be seen. Screen readers announce a note by that name; it is no landmark and interrupts nobody.',
};
