import { z } from 'zod';
import { picture, text } from '../formats';

/** A person who answers questions (specification §3). */
export const expert = z.strictObject({
  name: text().describe('Name as it is shown.'),
  position: text().describe('Position in the company.'),
  description: text().describe('What the person knows.'),
  src: picture().optional().describe('Portrait.'),
});
