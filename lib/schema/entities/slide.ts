import { z } from 'zod';
import { link, text } from '../formats';

/** A slide that leads somewhere (specification §3). */
export const slide = z.strictObject({
  heading: text().describe('Heading of the slide.'),
  text: text().describe('Text of the slide.'),
  url: link().describe('Where the slide leads.'),
});
