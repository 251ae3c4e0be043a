import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';

export const textBoxSchema = defineBlock({
  name: 'TextBox',
  description: 'Text in a frame, set apart from the text around it.',
  props: z.strictObject({}),
  children: 'content',
});
