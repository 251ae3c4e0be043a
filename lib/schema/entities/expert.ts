import { z } from 'zod';

/** A person who answers questions (specification §3). */
export const expert = z.strictObject({
  name: z.string().describe('Name as it is shown.'),
  position: z.string().describe('Position in the company.'),
  description: z.string().describe('What the person knows.'),
  src: z.string().optional().describe('Portrait.'),
});
