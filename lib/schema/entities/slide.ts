import { z } from 'zod';
import { link } from '../formats';

/** A slide that leads somewhere (specification §3). */
export const slide = z.strictObject({
  heading: z.string().describe('Heading of the slide.'),
  text: z.string().describe('Text of the slide.'),
  url: link().describe('Where the slide leads.'),
});
