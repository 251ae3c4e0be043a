import { z } from 'zod';

/** A number that says something (specification §3). */
export const stat = z.strictObject({
  value: z.string().min(1).describe('The number as it is shown, with its unit.'),
  heading: z.string().describe('What it counts.'),
});
