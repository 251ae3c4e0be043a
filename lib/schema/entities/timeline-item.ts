import { z } from 'zod';
import { messageKey, picture, text } from '../formats';

/** A step; its number is shown with a leading zero up to 9 (specification §3). */
export const timelineItem = z.strictObject({
  index: z.int().positive().describe('Number of the step, from 1.'),
  heading: text().describe('What happens in this step.'),
  text: messageKey().describe('Key of the text.'),
  src: picture().optional().describe('Address of a picture shown beside the step.'),
});
