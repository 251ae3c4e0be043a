import { z } from 'zod';
import { link } from '../formats';

/** An open position (specification §3). */
export const jobCard = z.strictObject({
  position: z.string().describe('Name of the position.'),
  level: z.string().describe('Experience that is expected.'),
  contract: z.string().describe('Kind of contract.'),
  place: z.string().describe('Where the work is done.'),
  url: link().describe('Where the offer stands in full.'),
});
