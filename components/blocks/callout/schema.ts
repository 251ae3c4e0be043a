import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { collapsibleCard } from '@/lib/schema/entities/cards';
import { text } from '@/lib/schema/formats';

export const textBoxSchema = defineBlock({
  name: 'TextBox',
  description: 'Text in a frame, set apart from the text around it.',
  props: z.strictObject({}),
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

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'A TextBox frames a short piece that belongs to its section but can be read by itself: conditions, a definition, what the reader has to bring. A Callout is a remark of two or three sentences that readers must not miss or may gladly use: warning for what would cost them, tip for what saves them work, note for the rest. A CollapsibleCard says the short answer to everyone and keeps the particulars folded away.',
  avoid:
    'Not several in a row: where everything stands out, nothing does. A row of equal boxes is ListCards or Features, a row of questions is an Accordion, and what every reader opens belongs on the page.',
  accessibility:
    'Frames are decoration. The kind of a Callout stands there in words, and screen readers announce a note by that name. A CollapsibleCard is a native disclosure with a heading of level 3: Enter and Space open it, screen readers hear “Details” with the heading, and the browser’s search finds folded text and opens it.',
};
