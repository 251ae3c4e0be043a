import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';

export const textBoxSchema = defineBlock({
  name: 'TextBox',
  description: 'Text in a frame, set apart from the text around it.',
  props: z.strictObject({}),
  children: 'content',
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'For a short piece that belongs to its section but can be read by itself: conditions, a definition, what the reader has to bring. It may hold headings, lists and links.',
  avoid:
    'Not for a remark that warns or helps, which is a Callout, and not for a row of equal boxes, which are ListCards or Features. Two boxes in one section cancel each other out.',
  accessibility:
    'The frame is decoration: screen readers read the text in its place, so it has to make sense without the frame. A heading in it takes the level that follows from the section.',
};
