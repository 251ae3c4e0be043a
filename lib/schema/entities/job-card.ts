import { z } from 'zod';
import { link, text } from '../formats';

/** An open position (specification §3). */
export const jobCard = z.strictObject({
  position: text().describe('Name of the position.'),
  level: text().describe('Experience that is expected.'),
  contract: text().describe('Kind of contract.'),
  place: text().describe('Where the work is done.'),
  url: link().describe('Where the offer stands in full.'),
});
