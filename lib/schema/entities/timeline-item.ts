import { z } from 'zod';
import { messageKey } from '../formats';

/** A step; its number is shown with a leading zero up to 9 (specification §3). */
export const timelineItem = z.strictObject({
  index: z.int().positive().describe('Number of the step, from 1.'),
  heading: z.string().describe('What happens in this step.'),
  text: messageKey().describe('Key of the text.'),
  src: z.string().optional().describe('Address of a picture shown beside the step.'),
});
