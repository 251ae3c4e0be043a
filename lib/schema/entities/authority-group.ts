import { z } from 'zod';
import { picture, text } from '../formats';

const member = z.strictObject({
  name: text().describe('Name as it is shown.'),
  position: text().describe('Position in the body.'),
  avatar: picture().optional().describe('Portrait; initials where there is none.'),
});

/** People of one body, such as the board (specification §3). */
export const authorityGroup = z.strictObject({
  title: text().describe('Name of the body.'),
  items: z.array(member).min(1).describe('Its members, in the order in which they are shown.'),
});
