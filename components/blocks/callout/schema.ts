import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { collapsibleCard } from '@/lib/schema/entities/cards';
import { text } from '@/lib/schema/formats';

export const textBoxSchema = defineBlock({
  name: 'TextBox',
  description: 'Text in a frame, set apart from the text around it.',
  children: 'content',
});

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

export const collapsibleCardSchema = defineBlock({
  name: 'CollapsibleCard',
  description: 'A card that says the main thing at once and keeps the details folded away.',
  // The hidden content is between the tags.
  props: collapsibleCard.omit({ hiddenContent: true }),
  children: 'content',
  heading: { prop: 'heading', level: 3 },
});
