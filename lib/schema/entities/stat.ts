import { z } from 'zod';
import { text } from '../formats';

/** A number that says something (specification §3). */
export const stat = z.strictObject({
  value: text().describe('The number as it is shown, with its unit.'),
  heading: text().describe('What it counts.'),
});
